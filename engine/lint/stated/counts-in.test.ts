import { expect, it } from "vitest";
import { anyOf } from "../words/index.ts";
import { countsIn } from "./counts-in.ts";

it.each([
  ["en", "Pay in 4 payments.", "4 payments"],
  ["en", "Pay in four monthly instalments.", "four monthly instalments"],
  ["de", "Zahlbar in vier Raten.", "vier Raten"],
  ["de", "In 4 Monatsraten", "4 Monatsraten"],
  ["es", "En 4 cuotas", "4 cuotas"],
  ["es", "Hay 4 plazos de inscripción", undefined],
  ["fr", "Payez en 4 mensualités", "4 mensualités"],
  ["it", "Paghi in 4 rate", "4 rate"],
  ["nl", "In 4 termijnen", "4 termijnen"],
  ["pl", "Płać w 4 ratach", "4 ratach"],
  ["pt", "Em 4 parcelas", "4 parcelas"],
  ["pt", "Doze meses pagos em três vezes", "três vezes"],
  ["pt", "Três vezes por semana, sem pagar nada", undefined],
  ["fr", "Payable en trois fois", "trois fois"],
  ["fr", "Trois fois par semaine", undefined],
  ["ru", "В 4 платежа", "4 платежа"],
  ["sv", "I 4 delbetalningar", "4 delbetalningar"],
  ["tr", "4 taksitle", "4 taksitle"],
  ["ar", "على 4 دفعات", "4 دفعات"],
  ["ja", "4回払いで", "4回払い"],
  ["en", "Up to 4 payments, or 3 to 4 payments", undefined],
  ["en", "14.4 payments, in 4 weeks, 4 payment methods", undefined],
  ["en", "4 hours payments", undefined],
  ["nl", "4 rate", undefined],
])("counts payments, in %s: %s", (language, text, excerpt) => {
  expect(countsIn(text, anyOf("payments", language))[0]?.excerpt).toBe(excerpt);
});
