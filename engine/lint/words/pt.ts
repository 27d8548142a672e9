import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock = "(?:vagas?|unidades?|lugares|licenças?|exemplares|ingressos?|caixas?)";

export const pt: Words = {
  favourite: [
    "[oa](?: (?:plano|pacote|opção|oferta))? mais (?:escolhid[oa]|vendid[oa]|popular|comprad[oa]|contratad[oa]|procurad[oa])(?= (?:por|pel[oa]s)|[.!]?$)",
    "^mais (?:escolhid|vendid|comprad|contratad)[oa](?=[.!]?$)",
    "^mais popular(?=[.!]?$)",
    String.raw`preferid[oa]s? (?:d[oae]s?|pel[oa]s) (?:noss[oa]s )?(?:client|usuári|alun)\p{L}*`,
    "campeã?o? de vendas",
    "best-?seller",
  ],
  inventedWork: [
    "(?:pesquisando|buscando|procurando|vasculhando|consultando|pesquisamos|buscamos|consultamos)[^.!?]*",
    "compara(?:ndo|mos)[^.!?]* com [^.!?]*",
    "(?:nosso )?banco de dados[^.!?]*",
    "base de dados[^.!?]*",
    String.raw`noss[oa]s? (?:especialist|expert|algoritm|IA)\p{L}*[^.!?]*`,
    "(?:verificando|checando) (?:a )?disponibilidade",
  ],
  others: [
    "outr[oa]s?",
    String.raw`(?:especialist|expert|algoritm)\p{L}*`,
    "IA",
    "(?:banco|base) de dados",
    "pessoas",
    "perfis",
  ],
  success: [
    "(?:sucesso|resultados?|lucros?|ganhos?|renda|aprovação)(?: é| são| está| estão)? (?:garantid|assegurad)[oa]s?",
    "garant(?:imos|o)[^.!?]{0,30}? (?:sucesso|resultados?|lucros?|ganhos?|renda|aprovação)",
    "garantia de (?:sucesso|resultados?|lucro|renda|aprovação)",
    "100 ?% de sucesso",
  ],
  denial: ["não", "nunca", "ninguém", String.raw`nenhum\p{L}*`, "sem", "nem"],
  condition: ["se", "caso"],
  until: ["até(?: o dia)?", "termina em", "começa em", "acaba em", "encerra em"],
  untilBehind: [],
  saving: ["economize", "economiza", "economizar", "economizando", "poupe", "poupa", "poupar", "desconto"],
  savingBehind: ["(?:de )?desconto", "mais barato", "de economia"],
  savingAlone: ["(?:pela )?metade do preço"],
  money: ["reais", "euros?", "dólar(?:es)?", "centavos?"],
  later: ["depois", String.raw`renov\p{L}*`, "após"],
  personal: [
    String.raw`(?:plano|programa|rotina|resultado|recomendaç|perfil|relatório|análise|estratégia)\p{L}*(?: \p{L}+){0,2} personaliz\p{L}+`,
    "(?:plano|programa|rotina) (?:pessoal|sob medida)",
    "feit[oa] para você",
  ],
  all: ["tod[oa]s"],
  thousands: ["mil", "milhões"],
  answer: [String.raw`(?:respond|respost)\p{L}*`],
  beforeFirstPeriod: ["antes do (?:fim|final|término) do (?:seu |teu )?primeiro período"],
  billingPeriod: ["período"],
  refund: [String.raw`reembols\p{L}+`, String.raw`devol\p{L}+`],
  freeOffer: [
    String.raw`(?:começar|comece|testar|teste|experimentar|experimente)(?: \p{L}+)? (?:grátis|gratuitamente|de graça)(?! (?:\p{L}+ ){0,2}(?:aula|sessão|lição|consulta))`,
    "período (?:de teste )?(?:grátis|gratuito)",
  ],
  trial: ["(?<!(?:aula|sessão|lição|consulta) de )teste", "testar", "experiment(?:e|ar)", "período experimental"],
  costFree: ["(?<!(?:frete|entrega|devolução|suporte) )(?:grátis|gratuit[oa]s?|gratuitamente|de graça)"],
  apart: ["antes", "depois", "após", "em", "dentro", "até", "cada", "há"],
  noCard: ["sem cartão(?: de crédito)?"],
  noRenewal: ["sem renovação(?: automática)?"],
  unlessCancelled: [String.raw`cancel\p{L}*`, "consentimento", "então"],
  scarcity: [
    String.raw`(?:restam?|sobram?)(?: só| apenas| somente)? (?:\d+|pouc[oa]s|duas|dois|três|quatro|cinco|seis) ${stock}`,
    "últim[oa]s (?:\\d+ )?(?:vagas|unidades|lugares|ingressos|exemplares)(?: disponíveis)?(?=[.!]?$)",
    "(?:vagas|unidades) limitadas(?! (?:a|por)(?!\\p{L}))",
    "quase esgotad[oa]s?",
    String.raw`\d[\d.]* (?:pessoas|visitantes|clientes|famílias)(?: estão)? (?:a ver|vendo|olhando|visualizando) (?:agora )?(?:est[ea]|a|o)`,
  ],
};
