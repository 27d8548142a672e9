import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fillCopy, inForms } from "../../engine/copy/index.ts";
import { numberFormat } from "../../engine/fields/index.ts";
import { countIn, type SoldPlan } from "../../engine/pricing/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { StepActions, StepProps, StepType } from "../contract.ts";
import { FunnelProvider, type FunnelScope, useFunnel } from "../funnel-context.ts";
import { Unseen } from "../ui/text/unseen.ts";

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
        <Unseen role="status">{runOut(known.plans)}</Unseen>
      </FunnelProvider>
    );
  };
}

/** The plans of which too little is left, for whoever has heard of them before that was known. */
const runOut = (plans: FunnelScope["plans"]): string =>
  Object.values(plans)
    .flatMap(({ name, soldOut }) => (soldOut === undefined ? [] : [`${name}: ${soldOut}`]))
    .join(". ");

/** Milliseconds after which a page that is looked at all the time asks again. */
const current = 5 * 60_000;

/** How many are left, asked as the page opens, now and then, and whenever it is looked at again, and how to ask once more. */
function useLeft(loadCheckout: StepActions["loadCheckout"]) {
  const [left, setLeft] = useState<Left>({});
  const asked = useRef(0);
  const ask = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    // An answer may arrive after that to a later question, which is newer.
    const tell = (found: Left) => turn === asked.current && setLeft(found);
    loadCheckout()
      .then((client) => client.stockLeft())
      .then(tell, () => tell({}));
  }, [loadCheckout]);
  useEffect(() => {
    ask();
    const look = () => document.hidden || ask();
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, current);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [ask]);
  return [left, ask] as const;
}

function withLeft(scope: FunnelScope, left: Left, texts: StockTexts): FunnelScope {
  const { lookup, isShown, language } = scope;
  const said = Object.fromEntries(
    Object.entries(left).map(([name, count]) => [`stock.${name}`, count > 0 ? "left" : "out"]),
  );
  const inWords = numberFormat(language, {});
  const counts = inForms(language)((name) => {
    const count = left[name.slice("stock.".length)];
    return count === undefined ? undefined : inWords.format(count);
  });
  const marked = (plan: SoldPlan): SoldPlan => {
    const { stock, counted, restored } = plan;
    const count = stock === undefined ? undefined : left[stock];
    if (count === undefined || count >= (counted ? countIn(counted, lookup) : 1)) return plan;
    const soldOut = count === 0 ? texts.soldOut : fillCopy(texts.tooFew, () => inWords.format(count));
    return { ...plan, soldOut, ...(restored && { restored: { ...restored, soldOut } }) };
  };
  return {
    ...scope,
    plans: Object.fromEntries(Object.entries(scope.plans).map(([id, plan]) => [id, marked(plan)])),
    lookup: (name, fallback) => (name.startsWith("stock.") ? counts(name, fallback) : lookup(name, fallback)),
    isShown: (section) => isShown(section, said),
  };
}
