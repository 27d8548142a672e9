import funnel from "virtual:funnel";
import { drawPage } from "./draw-page.ts";

export { drawParts } from "./styled-parts.ts";

/** Paths with a page of their own. */
export const paths: readonly string[] = Object.values(funnel.flow.steps).map(({ path }) => path);

/** The finished page of a path of the funnel that is built. */
export const renderPage = (path: string, far: number) => drawPage(funnel, path, far);
