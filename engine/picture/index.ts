/** A funnel as a picture: SVG and Mermaid. Only this room uses dagre, so a page loads it on demand. */
export { drawFunnel } from "./draw-funnel.ts";
export { layOutFunnel } from "./lay-out-funnel.ts";
export { mermaidOf } from "./mermaid-of.ts";
