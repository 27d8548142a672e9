import { createRoot } from "react-dom/client";
import "./clear-overlay.ts";
import { Desk } from "./desk.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Desk />);
