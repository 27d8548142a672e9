import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { projectRoot } from "../disk/index.ts";
import { openStudio, type Served, serveFunnel } from "../prove/index.ts";
import { addCommandTools } from "./command-tools.ts";
import { addFileTools } from "./file-tools.ts";
import { addPictureTool } from "./picture-tool.ts";
import { projectIn } from "./project.ts";

/** What a server of tools is about. */
export type About = {
  /** The folder whose files may be read and changed. */
  readonly folder: string;
  /** The funnel that is meant where a call names none, relative to the folder. */
  readonly definition: string;
  /** Builds and serves a funnel for pictures. */
  readonly serve?: (file: string) => Promise<Served>;
};

/** A server of tools, and what ends everything that it has started. */
export type FunnelServer = { readonly server: McpServer; readonly close: () => Promise<void> };

/**
 * The tools with which an agent edits a funnel, for the Model Context Protocol. Nothing outside of the folder is read
 * or written, and no edit leaves new errors behind unless that is asked for.
 */
export function funnelServer({ folder, definition, serve }: About): FunnelServer {
  const studio = openStudio(serve ?? ((file) => serveFunnel(projectRoot, file)));
  const server = new McpServer({ name: "funnel", version: "1" }, { instructions: instructions(definition) });
  const file = z.string().default(definition).describe("Path of the definition or translation, within the project");
  const toolbox = { server, project: projectIn(folder), definition, file };
  addFileTools(toolbox);
  addCommandTools(toolbox);
  addPictureTool(toolbox, studio);
  const close = async () => {
    await studio.close();
    await server.close();
  };
  return { server, close };
}

const instructions = (definition: string) =>
  `Edits ${definition}, which describes a whole web funnel. Call guide first: it says what a funnel can say and what goes wrong; explain says more about a type or a rule. Read the file, patch it by path, and read what the check says after each patch: a problem has its line and the way out. Errors keep a funnel from running; warnings are about honesty, law and legibility, and are settled by a person. Before you are done: diff, then prove. Another funnel begins with new, a translation with translate.`;
