import { serve } from "../_shared/edge.ts";
import { handler } from "./handler.ts";

serve(handler);
