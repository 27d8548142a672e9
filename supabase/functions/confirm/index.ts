import { serve } from "../_shared/edge/index.ts";
import { handler } from "./handler.ts";

serve(handler);
