import type { Experiments } from "../../../engine/flow/index.ts";
import { holdBack } from "../hold-back.ts";
import { variantDrawer } from "./variant-drawer.ts";
import { anyOther } from "./variant-templates.ts";

/** What a page says of the experiments of its funnel, as JSON in `data-experiments` of its root element. */
export type PageExperiments = {
  /** Of the funnel. */
  readonly id: string;
  readonly experiments: Experiments;
  /** Those by which the screen of this page differs. */
  readonly asked: readonly string[];
};

/** The variants of this visitor. */
export type PageVariants = {
  readonly drawn: Readonly<Record<string, string>>;
  /** Those that the markup of the page shows: all, or none where it does not carry them. */
  readonly shown: Readonly<Record<string, string>>;
};

declare global {
  interface Window {
    /** Drawn before anything was painted, for the page's code to show the same. */
    pageVariants?: PageVariants;
    /** Puts the visitor's screen in the place of the one that is for others. The page calls it once it has both. */
    placeVariant?: () => void;
  }
}

/**
 * Draws the variants of a visitor before anything is painted, and puts their screen in the place of that of the page, which
 * shows the first variants. It stands behind it in a template, before the first script below the screen, until which
 * no screen is painted (`global-style.ts`). A page with too many such screens carries none of them: it paints none until
 * its code shows theirs.
 */
export function placeVariants(): void {
  const root = document.documentElement;
  // On the dev server the page's code draws and shows all.
  if (!root.dataset.experiments) return;
  const { id, experiments, asked }: PageExperiments = JSON.parse(root.dataset.experiments);
  const drawn = variantDrawer(id, experiments)(location.search);
  window.pageVariants = { drawn, shown: drawn };
  const key = asked.map((name) => drawn[name]).join();
  const isOther = key !== asked.map((name) => Object.keys(experiments[name] || {})[0]).join();
  const names = Object.keys(experiments).join("|");
  // That a variant is stored with a quiz says nothing about its visitor that the page does not show.
  const said = new RegExp(`^[^{]|s":{"|y":{(?!("(${names})":"[^"]*",?)*})`);
  holdBack(said);
  window.placeVariant = () => {
    if (!isOther) return;
    const template = document.querySelector<HTMLTemplateElement>(
      `template[data-variants~="${key}"],template[data-variants="${anyOther}"]`,
    );
    if (template?.content.firstChild) document.getElementById("root")?.replaceChildren(template.content);
    else if (template) {
      window.pageVariants = { drawn, shown: {} };
      root.dataset.held = "";
    }
  };
}
