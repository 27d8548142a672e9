import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock = "(?:plazas?|unidad(?:es)?|lugar(?:es)?|cupos?|entradas?|licencias?|ejemplar(?:es)?|cajas?)";

export const es: Words = {
  favourite: [
    "(?:el|la|lo)(?: (?:plan|paquete|opción|oferta))? más (?:elegid[oa]|vendid[oa]|popular|comprad[oa]|contratad[oa])(?= (?:plan|opción|de nuestr|por)|[.!]?$)",
    "^más (?:elegid|vendid|comprad|contratad)[oa](?=[.!]?$)",
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
  others: [
    "otr[oa]s?",
    String.raw`(?:expert|especialist|algoritm)\p{L}*`,
    "IA",
    "base de datos",
    "personas",
    "perfiles",
    "usuarios",
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
  savingAlone: ["(?:a )?mitad de precio"],
  money: ["euros?", "pesos?", "dólar(?:es)?", "céntimos?"],
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
    String.raw`(?:semana|periodo|período|mes) de prueba es (?:\p{L}+ )?(?:gratis|gratuit[oa])`,
    String.raw`(?:empieza|empezar|prueba|probar|comienza)(?: (?!es )\p{L}+)? gratis(?! (?:\p{L}+ ){0,2}(?:clase|sesión|lección|hora))`,
    "(?<!(?:clase|sesión|lección|hora) de )prueba gratuita",
  ],
  trial: ["(?<!(?:clase|sesión|lección|hora) de )prueba(?:l[oa])?", "pruebe(?:l[oa])?", "probar(?:l[oa])?"],
  costFree: ["(?<!(?:envíos?|devolución|devoluciones|entrega|soporte) )(?:gratis|gratuit[oa]s?)"],
  apart: ["antes", "después", "tras", "en", "dentro", "hasta", "cada", "hace"],
  noCard: [
    "no (?:hace falta|se necesita|necesitas|necesita|pedimos|se pide|se requiere)(?: una| ninguna| tu| su)? tarjeta",
    "sin tarjeta(?: de crédito)?",
  ],
  noRenewal: [
    "no se (?:renueva|renovará)",
    "(?:suscripción|prueba) (?:termina|acaba|finaliza) (?:sola|automáticamente)",
    "sin renovación(?: automática)?",
  ],
  unlessCancelled: [String.raw`cancel\p{L}*`, "baja", "consentimiento", "entonces"],
  scarcity: [
    String.raw`quedan?(?: solo| sólo)? (?:\d+|poc[oa]s|un[oa]s|dos|tres|cuatro|cinco|seis) ${stock}`,
    "últim[oa]s (?:\\d+ )?(?:plazas|unidades|lugares|cupos|entradas|licencias|ejemplares)(?: disponibles)?(?=[.!]?$)",
    "(?:plazas|unidades|cupos|existencias) (?:muy )?limitad[oa]s(?! (?:a|por)(?!\\p{L}))",
    "a punto de agotarse",
    String.raw`\d[\d.]* (?:personas|visitantes|clientes|familias)(?: están?)? (?:viendo|mirando) (?:ahora )?(?:est[eao]|la|el)`,
  ],
  paidOnce: [
    "pago único",
    "(?:un solo|un único) pago(?! (?:al|por)(?!\\p{L}))",
    "sin suscripción",
    "acceso (?:de por vida|vitalicio)",
  ],
  none: ["ningun[oa](?: de (?:est[oa]s|ell[oa]s|l[oa]s anteriores))?", "nada(?: de (?:esto|eso|lo anterior))?"],
  during: ["durante"],
  write: ["escr[ií]b[ae](?:nos)?", "av[ií]s[ae]nos"],
};
