/** A funnel as a picture: SVG and Mermaid. dagre lives behind this door, so a page loads it only when asked. */
export { drawFunnel } from "./draw-funnel.ts";
export { layOutFunnel } from "./lay-out-funnel.ts";
export { mermaidOf } from "./mermaid-of.ts";
