import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock =
  "(?:places?|exemplaires?|pièces?|boîtes?|box|coffrets?|abonnements?|licences?|unités?|créneaux?|articles?|kits?|billets?)";

/** What is left to be done is not for sale: "il vous reste 2 articles à lire". */
const notToDo = String.raw`(?! à (?!réserver|commander|acheter|prendre|saisir|pourvoir|ce|[\d{])\p{L})`;

/** What stands before a tone, not before somebody's own thing: "notre ton". */
const determiner =
  "(?:[Uu]n|[Ll]e|[Cc]e|[Dd]u|[Dd]e|[Aa]u|[Ss]on|[Mm]on|[Nn]otre|[Vv]otre|[Ll]eur|[Qq]uel|[Cc]haque|[Mm]ême|[Aa]utre|[Ss]eul|[Bb]on)";

export const fr: Words = {
  favourite: [
    "n[°ºo] ?1 des ventes",
    "préférée?s? des (?:clients|abonnés|utilisateurs|acheteurs)",
    String.raw`choisie?s? par (?:\d|la plupart|la majorité)[^.!?]{0,24}`,
    "coup de cœur de(?:s| nos) (?:clients|abonnés|parents|lecteurs|utilisateurs)",
    "(?:le|la)(?: (?:plan|formule|offre|choix))? plus (?:choisie?|populaire|vendue?|prisée?|achetée?)(?= par|[.!]?$)",
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
  others: [
    "autres",
    String.raw`(?:expert|spécialiste|algorithme)\p{L}*`,
    "IA",
    "base de données",
    "personnes",
    "profils",
  ],
  success: [
    "(?:succès|réussite|résultats?|gains?|revenus?|bénéfices?)(?: est| sont)? (?:garanti|assuré)e?s?",
    "garantissons[^.!?]{0,30}? (?:succès|réussite|résultats?|gains?|revenus?)",
    "garantie de (?:résultats?|succès|réussite)",
    "100 ?% de réussite",
  ],
  denial: ["ne", String.raw`n['’]\p{L}+`, "pas", "aucune?", "sans", "personne", "jamais", "ni"],
  condition: ["si", "en cas de"],
  until: [
    String.raw`(?:inscri(?:vez|s)|abonne(?:z|-toi)|réserve[zr]?|commande[zr]?|achete[zr]?|réponde[zr]?)(?:-\p{L}+)?(?: \p{L}+){0,3} avant le`,
    "jusqu['’]au",
    "se termine le",
    "commence le",
    "expire le",
    "débute le",
  ],
  untilBehind: [],
  saving: ["économisez", "économiser", "économise", "remise", "réduction", "rabais"],
  savingBehind: ["(?:de )?(?:remise|réduction|rabais)", "moins cher", "d['’]économies?"],
  savingAlone: ["(?:à )?moitié prix"],
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
    String.raw`(?:semaine|période|mois|jours) d['’]essai(?: \p{L}+)?? (?:est |sont )?(?:\p{L}+ment )?(?:gratuit|offert)e?s?`,
    String.raw`(?:commencer|commencez|essayer|essayez|tester|testez)(?: \p{L}+)? gratuitement(?! (?:\p{L}+ ){0,2}(?:cours|séance|leçon))`,
    "(?<!(?:cours|séance|leçon|heure) d['’])essai gratuit",
  ],
  trial: ["(?<!(?:cours|séance|leçon|heure) d['’])essai", "(?:essay|test)(?:er|ez(?:-l[ea])?)"],
  costFree: ["(?<!(?:livraison|retours?|assistance) )gratuit(?:e?s?|ement)"],
  apart: ["avant", "après", "dans", "sous", "d['’]ici", "jusqu", "tous", "chaque", "il y a"],
  noCard: [
    // Not "sans carte ni boussole".
    String.raw`sans (?:carte(?: bancaire| bleue| de crédit)?(?! (?:ni|de|du|des)(?!\p{L}))|CB)`,
    String.raw`(?:aucune (?:carte(?: bancaire| bleue| de crédit)?|CB)|pas de (?:carte (?:bancaire|bleue|de crédit)|CB))(?= (?:requise|demandée|nécessaire|exigée|à)(?!\p{L})|[ \u00a0\u202f]?[.!]|$)`,
    "pas besoin de (?:carte(?: bancaire| bleue| de crédit)?|CB)",
  ],
  noRenewal: [
    "(?:sans|pas de|aucune?) (?:renouvellement|reconduction)(?: automatique| tacite)?",
    "ne se (?:renouvel(?:le|lera|ler)|reconduit) (?:pas|jamais)",
    "(?:essai|abonnement|formule) s['’]arrête (?:(?:tout|de soi|de lui|d['’]elle)[ -](?:seule?|même)|automatiquement)",
  ],
  unlessCancelled: [String.raw`(?:résili|annul)\p{L}*`, "consentement", "accord", "alors"],
  scarcity: [
    String.raw`(?:plus|reste(?:nt)?(?: plus)?) qu(?:e (?:\d+|quelques|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)|['’]une?) (?:\p{L}+ )?${stock}${notToDo}`,
    String.raw`il (?:vous |nous )?reste(?: encore| seulement)? (?:\d+|quelques|deux|trois|quatre|cinq|six) ${stock}${notToDo}`,
    String.raw`(?:\d+|quelques|deux|trois|quatre|cinq|six) ${stock} (?:restante?s|encore disponibles)`,
    "derni(?:ères (?:places|pièces|unités|boîtes)|ers (?:exemplaires|créneaux|coffrets))(?:(?: disponibles| restante?s| à ce (?:prix|tarif))?(?=[.!]?$))",
    "(?:places|quantités?|stocks?) (?:très )?limitée?s?(?! (?:(?:à|au|aux|par|de|du|des)(?!\\p{L})|d['’]))",
    "bientôt épuisée?s?",
    String.raw`\d[\d .,\u00a0\u202f]{0,12}(?:personnes|visiteurs|clients|familles|internautes)(?: \p{L}+)? (?:regardent|consultent|voient) (?:en ce moment )?(?:cette|cet?|la|le|l['’])`,
  ],
  paidOnce: [
    "(?:paiement|versement) unique(?! d(?:u|e|es)(?!\\p{L}))",
    "un seul (?:paiement|versement)",
    "payez qu['’]une (?:seule )?fois(?! par)",
    "(?:sans|aucun) abonnement",
    "pas d['’](?:un )?abonnement",
    "accès à vie",
  ],
  none: [
    String.raw`aucune?(?: (?:de (?:ces \p{L}+|ceux-ci|celles-ci)|d['’](?:eux|elles|entre (?:eux|elles)|allergie)))?`,
    "rien(?: de (?:tout )?(?:cela|ça|tel))?",
  ],
  during: ["pendant", "durant"],
  write: ["écrivez", "écris", "contactez-nous", "prévenez-nous"],
  formal: ["(?<!(?:[Rr]endez|[Aa]ssurez)[- ])(?:[Vv]ous|[Vv]otre|[Vv]os)"],
  familiar: ["[Tt]u", "[Tt]oi", "[Tt]es", String.raw`(?<!${determiner} )[Tt]on(?= \p{Ll})`],
  urgency: [
    "(?:aujourd['’]hui seulement|seulement aujourd['’]hui)(?= ?[:!]|$)",
    "offre (?:à durée limitée|limitée dans le temps)",
    String.raw`(?:offre|prix|promo\p{L}*|remise)[^.!?]{0,20} (?:expire|se termine|prend fin) (?:ce soir|à minuit|aujourd['’]hui)`,
    "(?<=^|[.!?:] ?)dernière chance(?= ?[:!]|$)",
  ],
  taxIncluded: ["TTC", "toutes taxes comprises", "TVA (?:comprise|incluse)"],
  taxExcluded: ["HT", "hors taxes?"],
  endorsement: [
    "(?<!(?:ai|as|a|avons|avez|ont|avoir|la|de|en) )vue?s? à la (?:télé|télévision)",
    String.raw`(?:cliniquement|scientifiquement) (?:prouvé|démontré)\p{L}*`,
    String.raw`recommandé\p{L}* par (?:les |des )?(?:médecins|experts|vétérinaires|dentistes|dermatologues|nutritionnistes)`,
  ],
  advertising: [
    "newsletters?",
    "lettres? d['’]information",
    String.raw`publicité\p{L}*`,
    "offres (?:commerciales|promotionnelles)",
    "prospection",
  ],
};
