import { createRoot } from "react-dom/client";
import { clearOverlay } from "../app/dev/index.ts";
import { Desk } from "./desk.tsx";

clearOverlay();

const root = document.getElementById("root");
if (root) createRoot(root).render(<Desk />);
