import type { Format } from "./format.ts";

/** For GitHub Actions: workflow commands that put each problem on its line of a pull request. */
export const github: Format = (problems) =>
  problems
    .map(({ severity, file, line, column, endLine, endColumn, rule, message }) => {
      const place = { file, line, endLine, col: column, endColumn, title: rule };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${properties.join(",")}::${escaped(message)}\n`;
    })
    .join("");

const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
