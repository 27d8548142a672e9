import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Desk />);
