import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { z } from "zod";
import type { Project } from "./project.ts";

/** What tools are put into, and what they work on. */
export type Toolbox = {
  readonly server: McpServer;
  readonly project: Project;
  /** The funnel that is meant where a call names none, relative to the folder. */
  readonly definition: string;
  /** The argument of tools that are about a funnel: its path. */
  readonly file: z.ZodDefault<z.ZodString>;
};

/** Of a tool that changes nothing. */
export const readOnly = { readOnlyHint: true, openWorldHint: false } as const;
