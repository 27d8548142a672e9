import type { Words } from "./words.ts";

export const fr: Words = {
  favourite: [
    String.raw`(?:le|la|les) plus (?:choisi|populaire|vendu|prisé|acheté)\p{L}*`,
    "best-?sellers?",
    "meilleures? ventes?",
    "préférée?s? (?:de|par) (?:nos|les) clients",
  ],
  inventedWork: [
    "nous (?:recherchons|parcourons|fouillons|consultons|interrogeons)[^.!?]*",
    "^recherche (?:dans|parmi|d['’e])[^.!?]*",
    "compar(?:ons|aison)[^.!?]* (?:avec|à) [^.!?]*",
    "(?:notre )?base de données[^.!?]*",
    String.raw`(?:nos|notre) (?:expert|spécialiste|algorithme|IA)\p{L}*[^.!?]*`,
    "vérifi(?:ons|cation) (?:de )?la disponibilité",
    "(?:consultation|interrogation) de [^.!?]*",
  ],
  success: [
    "(?:succès|réussite|résultats?|gains?|revenus?|bénéfices?)(?: est| sont)? (?:garanti|assuré)e?s?",
    "garantissons[^.!?]{0,30}? (?:succès|réussite|résultats?|gains?|revenus?)",
    "garantie de (?:résultats?|succès|réussite)",
    "100 ?% de réussite",
  ],
  denial: ["ne", String.raw`n['’]\p{L}+`, "pas", "aucune?", "sans", "personne", "jamais", "ni"],
  condition: ["si", "en cas de"],
  until: ["jusqu['’]au", "se termine le", "commence le", "expire le", "débute le", "avant le"],
  untilBehind: [],
  saving: ["économisez", "économiser", "économise", "remise", "réduction", "rabais"],
  savingBehind: ["(?:de )?(?:remise|réduction|rabais)", "moins cher", "d['’]économies?"],
  money: ["euros?", "dollars?", "centimes?", "francs?"],
  later: ["ensuite", "puis", String.raw`renouvel\p{L}*`],
  personal: [
    String.raw`(?:plan|programme|routine|résultat|recommandation|profil|bilan|rapport|analyse|stratégie)\p{L}*(?: \p{L}+){0,2} personnalis\p{L}*`,
    "(?:plan|programme) (?:personnel|sur mesure)",
  ],
  all: ["toutes", "tous"],
  thousands: ["mille", "millions?"],
  answer: [String.raw`répon\p{L}*`],
  beforeFirstPeriod: ["avant la fin de (?:la|votre|ta) première période"],
  billingPeriod: ["période"],
  refund: [String.raw`rembours\p{L}+`, "rendons", String.raw`restitu\p{L}+`],
  freeOffer: [
    String.raw`(?:commencer|commencez|essayer|essayez|tester|testez)(?: \p{L}+)? gratuitement`,
    "essai gratuit",
  ],
  noCard: ["sans carte(?: bancaire| de crédit)?"],
  noRenewal: ["sans (?:renouvellement|reconduction)(?: automatique| tacite)?"],
};
