import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock = "(?:posti|pezzi|copie|licenze|confezioni|scatole|abbonamenti|biglietti)";

export const it: Words = {
  favourite: [
    "(?:il|la)(?: (?:piano|pacchetto|offerta))? più (?:scelt[oa]|popolare|vendut[oa]|acquistat[oa])(?= (?:da|dai)|[.!]?$)",
    "^più (?:scelt|vendut|acquistat)[oa](?=[.!]?$)",
    "^più popolare(?=[.!]?$)",
    "best-?seller",
    "preferit[oaie] da[i]? (?:nostri )?clienti",
  ],
  inventedWork: [
    "(?:cercando|consultando|scansionando|interrogando|cerchiamo|consultiamo)[^.!?]*",
    "^ricerca (?:nel|in|tra|fra|dei|delle|di)[^.!?]*",
    "(?:confrontando|confrontiamo|confronto)[^.!?]* con [^.!?]*",
    "(?:nostro )?database[^.!?]*",
    "banca dati[^.!?]*",
    String.raw`nostr[oi] (?:espert|specialist|algoritm)\p{L}*[^.!?]*`,
    "(?:verifica|controllo) (?:della )?disponibilità",
  ],
  others: [
    "altr[ieoa]",
    String.raw`(?:espert|specialist|algoritm)\p{L}*`,
    "IA",
    "database",
    "banca dati",
    "persone",
    "profili",
  ],
  success: [
    "(?:successo|risultat[oi]|guadagn[oi]|profitt[oi]|reddito)(?: è| sono)? (?:garantit|assicurat)[oi]",
    "garantiamo[^.!?]{0,30}? (?:successo|risultat[oi]|guadagn[oi]|profitt[oi])",
    "garanzia di (?:successo|risultato|guadagno)",
    "100 ?% di successo",
  ],
  denial: ["non", String.raw`nessun\p{L}*`, "senza", "mai", "né"],
  condition: ["se", "qualora"],
  until: ["fino al", "entro il", "scade il", "inizia il", "termina il", "comincia il"],
  untilBehind: [],
  saving: ["risparmia", "risparmi", "risparmiare", "risparmiate", "sconto"],
  savingBehind: ["(?:di )?sconto", "di risparmio", "più economico"],
  savingAlone: ["(?:a )?metà prezzo"],
  money: ["euro", "dollar[oi]", "centesim[oi]", "franch[io]"],
  later: ["poi", "dopo", String.raw`rinnov\p{L}*`],
  personal: [
    String.raw`(?:piano|programma|routine|risultat|consigli|profilo|report|analisi|strategia)\p{L}*(?: \p{L}+){0,2} personalizzat\p{L}+`,
    "(?:piano|programma) (?:personale|su misura)",
  ],
  all: ["tutt[ei]"],
  thousands: ["mila", "mille", "milioni"],
  answer: [String.raw`(?:rispond|rispost)\p{L}*`],
  beforeFirstPeriod: ["prima della fine del (?:tuo |suo )?primo periodo"],
  billingPeriod: ["periodo"],
  refund: [String.raw`rimbors\p{L}+`, String.raw`restitu\p{L}+`],
  freeOffer: [
    String.raw`(?:settimana|periodo|mese) di prova è (?:\p{L}+ )?(?:gratis|gratuit[oa])`,
    String.raw`(?:inizia|prova|comincia)(?: \p{L}+)? (?:gratis|gratuitamente)(?! (?:\p{L}+ ){0,2}(?:lezione|seduta|ora))`,
    "(?<!(?:lezione|seduta|ora) di )prova gratuita",
  ],
  trial: ["(?<!(?:lezione|seduta|ora) di )prova(?:l[oa]|te)?", "provar(?:e|l[oa])"],
  costFree: ["(?<!(?:spedizione|consegna|reso|assistenza) )(?:gratis|gratuit[oaie]|gratuitamente)"],
  apart: ["prima", "dopo", "entro", "fra", "tra", "in", "fino", "ogni", "fa"],
  noCard: [
    "(?:nessuna carta|non (?:serve|occorre|ti serve)(?: una| la| alcuna)? carta)(?: di credito)?",
    "senza carta(?: di credito)?",
  ],
  noRenewal: [
    "non si rinnova",
    "(?:abbonamento|prova) (?:termina|finisce|scade) (?:da sol[oa]|automaticamente)",
    "(?:senza|nessun) rinnovo(?: automatico)?",
  ],
  unlessCancelled: [String.raw`(?:disd|annull|cancell)\p{L}*`, "consenso", "allora"],
  scarcity: [
    String.raw`(?:rimangono|restano|rimasti|rimaste|sono rimast[ie])(?: solo| soltanto| ancora)? (?:\d+|poch[ie]|due|tre|quattro|cinque|sei) ${stock}`,
    String.raw`(?:solo|soltanto|ancora) (?:\d+|poch[ie]|due|tre|quattro|cinque|sei) ${stock} (?:rimast[ie]|disponibili|liber[ie])`,
    "ultim[ie] (?:\\d+ )?(?:posti|pezzi|copie|licenze|confezioni)(?: disponibili| rimast[ie])?(?=[.!]?$)",
    "(?:posti|pezzi) limitati(?! (?:a|per)(?!\\p{L}))",
    "quasi esaurit[oaie]",
    String.raw`\d[\d.]* (?:persone|visitatori|clienti|famiglie)(?: stanno)? (?:guardando|visualizzando|vedendo) (?:quest[oai]|la|l['’]|il)`,
  ],
  paidOnce: [
    "pagamento unico",
    "(?:un solo|un unico) pagamento(?! (?:al|per)(?!\\p{L}))",
    "(?:senza|nessun) abbonamento",
    "accesso a vita",
  ],
};
