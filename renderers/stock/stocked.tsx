import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import { fillCopy, inForms } from "../../engine/copy/index.ts";
import { countIn, type SoldPlan } from "../../engine/pricing/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { StepActions, StepProps, StepType } from "../contract.ts";
import { FunnelProvider, type FunnelScope, useFunnel } from "../funnel-context.ts";

type StockTexts = Required<NonNullable<FunnelDefinition["texts"]["stock"]>>;

/** How many are left of each stock, by its name. */
type Left = Readonly<Record<string, number>>;

/**
 * A step that knows how many are left of what it sells: its plans say that they are sold out, its texts have {stock.NAME}, and
 * its sections can ask. Until the backend has answered, and where it does not, nothing is claimed, and the checkout decides.
 */
export function stocked(Step: ComponentType<StepProps<StepType>>, texts: StockTexts): typeof Step {
  return function Stocked(props) {
    const scope = useFunnel();
    const [left, askStock] = useLeft(props.loadCheckout);
    const known = useMemo(() => ({ ...withLeft(scope, left, texts), askStock }), [scope, left, askStock]);
    return (
      <FunnelProvider value={known}>
        <Step {...props} />
      </FunnelProvider>
    );
  };
}

/** How many are left, asked as the page opens and whenever it is looked at again, and how to ask once more. */
function useLeft(loadCheckout: StepActions["loadCheckout"]) {
  const [left, setLeft] = useState<Left>({});
  const ask = useCallback(() => {
    loadCheckout()
      .then((client) => client.stockLeft())
      .then(setLeft, () => setLeft({}));
  }, [loadCheckout]);
  useEffect(() => {
    ask();
    const look = () => document.hidden || ask();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [ask]);
  return [left, ask] as const;
}

function withLeft(scope: FunnelScope, left: Left, texts: StockTexts): FunnelScope {
  const { lookup, isShown, language } = scope;
  const said = Object.fromEntries(
    Object.entries(left).map(([name, count]) => [`stock.${name}`, count > 0 ? "left" : "out"]),
  );
  const counts = inForms(language)((name) => left[name.slice("stock.".length)]?.toString());
  const marked = (plan: SoldPlan): SoldPlan => {
    const { stock, counted, restored } = plan;
    const count = stock === undefined ? undefined : left[stock];
    if (count === undefined || count >= (counted ? countIn(counted, lookup) : 1)) return plan;
    const soldOut = count === 0 ? texts.soldOut : fillCopy(texts.tooFew, () => `${count}`);
    return { ...plan, soldOut, ...(restored && { restored: { ...restored, soldOut } }) };
  };
  return {
    ...scope,
    plans: Object.fromEntries(Object.entries(scope.plans).map(([id, plan]) => [id, marked(plan)])),
    lookup: (name, fallback) => (name.startsWith("stock.") ? counts(name, fallback) : lookup(name, fallback)),
    isShown: (section) => isShown(section, said),
  };
}
