import { styled } from "styled-components";
import { counted, type Problem } from "../../engine/problem/index.ts";
import { Card } from "./card.tsx";

type Props = { readonly problems: readonly Problem[]; readonly report: string };

/** The problems in the current file; each place opens in the editor. */
export function ProblemsCard({ problems, report }: Props) {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const note =
    problems.length === 0 ? "none" : `${counted(errors, "error")}, ${counted(problems.length - errors, "warning")}`;
  return (
    <Card title="Problems" note={<span role="status">{note}</span>}>
      {problems.length > 0 && (
        <List>
          {problems.map(({ rule, severity, message, file, line, column }) => (
            <li key={`${rule} ${file} ${line} ${column} ${message}`}>
              <a
                href={`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`}
                onClick={openInEditor}
              >
                {file}:{line}
              </a>{" "}
              <b data-severity={severity}>{severity}</b> {message} <small>{rule}</small>
            </li>
          ))}
        </List>
      )}
      {report && (
        <details>
          <summary>With the lines</summary>
          <pre>{report}</pre>
        </details>
      )}
    </Card>
  );
}

/** The dev server opens the editor; the desk stays where it is. */
function openInEditor(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }) {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}

// What is an error has a darker edge; each begins on a line of its own, and its rule ends it.
const List = styled.ul`
  max-height: 34vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  li { margin-bottom: 6px; padding: 6px 10px; border-left: 3px solid var(--doubtful); border-radius: 0 6px 6px 0; background: var(--desk); }

  li:has([data-severity="error"]) { border-color: var(--wrong); }

  a { color: var(--mark); font-variant-numeric: tabular-nums; }

  b { margin-right: 4px; font-size: 12px; text-transform: capitalize; }

  [data-severity="error"] { color: var(--wrong); }

  [data-severity="warning"] { color: var(--doubtful); }

  small { display: block; color: var(--quiet); font-size: 12px; }
`;
