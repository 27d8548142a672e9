import { serve } from "../_shared/edge/edge.ts";
import { handler } from "./handler.ts";

serve(handler);
