import type { Words } from "./words.ts";

export const es: Words = {
  favourite: [
    String.raw`(?:el|la|los|las|lo) más (?:elegid|vendid|popular|comprad|contratad)\p{L}*`,
    "más (?:elegid|vendid|comprad|contratad)[oa]s?",
    "^más popular(?=[.!]?$)",
    "superventas",
    "preferid[oa]s? (?:de|por) (?:nuestr[oa]s|l[oa]s) client[ea]s",
  ],
  inventedWork: [
    "(?:buscando|rastreando|escaneando|consultando|buscamos|consultamos)[^.!?]*",
    "compara(?:ndo|mos)[^.!?]* con [^.!?]*",
    "(?:nuestra )?base de datos[^.!?]*",
    String.raw`nuestr[oa]s? (?:expert|especialist|algoritm)\p{L}*[^.!?]*`,
    "(?:comprobando|verificando) (?:la )?disponibilidad",
  ],
  success: [
    "(?:éxito|resultados?|beneficios?|ganancias?|ingresos?)(?: est[áa]n?)? (?:asegurad|garantizad)[oa]s?",
    "garantiz(?:amos|o)[^.!?]{0,30}? (?:éxito|resultados?|beneficios?|ganancias?|ingresos?)",
    "garantía de (?:éxito|resultados?)",
    "100 ?% de éxito",
  ],
  denial: ["no", "nunca", "nadie", "ningún", "ningun[oa]", "sin", "ni"],
  condition: ["si", "en caso de"],
  until: ["hasta(?: el)?", "termina el", "empieza el", "comienza el", "acaba el"],
  untilBehind: [],
  saving: ["ahorra", "ahorre", "ahorras", "ahorrar", "ahorrando", "descuento", "rebaja"],
  savingBehind: ["(?:de )?descuento", "más barato", "de ahorro"],
  money: ["euros?", "dólar(?:es)?", "céntimos?"],
  later: ["luego", "después", String.raw`renov\p{L}*`],
  personal: [
    String.raw`(?:plan|programa|rutina|resultado|recomendaci|perfil|informe|análisis|dieta|estrategia)\p{L}*(?: \p{L}+){0,2} personaliz\p{L}+`,
    "(?:plan|programa|rutina|dieta) (?:personal|a tu medida)",
  ],
  all: ["tod[oa]s"],
  thousands: ["mil", "millones"],
  answer: [String.raw`(?:respond|respuest|contest)\p{L}*`],
  beforeFirstPeriod: [
    "antes de(?:l| que (?:termine|acabe|finalice)) (?:fin(?:al)? de )?(?:el |la |tu |su )?primer per[ií]odo",
  ],
  billingPeriod: ["per[ií]odo"],
  refund: [String.raw`reembols\p{L}+`, String.raw`devol\p{L}+`, String.raw`devuel\p{L}+`],
  freeOffer: [
    String.raw`(?:empieza|empezar|prueba|probar|comienza)(?: \p{L}+)? gratis(?! (?:\p{L}+ ){0,2}(?:clase|sesión|lección|hora))`,
    "(?<!(?:clase|sesión|lección|hora) de )prueba gratuita",
  ],
  noCard: ["sin tarjeta(?: de crédito)?"],
  noRenewal: ["sin renovación(?: automática)?"],
  unlessCancelled: [String.raw`cancel\p{L}*`, "baja", "consentimiento", "entonces"],
};
