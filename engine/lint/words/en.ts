import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock =
  "(?:places?|spots?|seats?|slots?|copies|copy|items?|box(?:es)?|units?|licen[cs]es?|tickets?|memberships?|subscriptions?|kits?|appointments?)";

/** Work for a tax office is no part of a price: "plus tax advice". */
const asPrice = String.raw`(?!-\p{L}| (?:advi[cs]|account|audit|consult|credit|declaration|filing|guid|help|law|office|plan|prepar|refund|registration|relief|report|return|saving|service)\p{L}*)`;

/** What is left to be done is not for sale: "3 items left to answer". */
const notToDo = String.raw`(?! to (?!book|buy|order|reserve|sell|fill|claim|grab)\p{L})`;

/** Where a claim says that something is first. */
const land = "(?:america|the (?:world|nation|country)|the u[.]?s[.]?a?[.]?)";

/** What is sold, so that the number one mistake is no claim. */
const sold =
  "(?:apps?|programs?|plans?|courses?|methods?|schools?|services?|agency|agencies|company|companies|brands?|providers?|platforms?|products?|choice|trainers?|coach(?:es)?|clinics?|insurers?|insurance|sites?|websites?|tools?|rates?|prices?|stores?|shops?)";

/** Who is asked to vouch for things. */
const vouching =
  "(?:doctors?|physicians?|vets?|veterinarians?|dentists?|dermatologists?|pediatricians?|nutritionists?|dietitians?|experts?|scientists?|therapists?|pharmacists?)";

/** Offices and clubs that are asked as well. */
const offices = "(?:FDA|AARP|BBB|Medicare|government|AMA|AVMA)";

const few = "a few|two|three|four|five|six|seven|eight|nine|ten";

export const en: Words = {
  favourite: [
    String.raw`(?:chosen|picked|bought) by (?:\d|most |the majority)[^.!?]{0,24}`,
    "(?:customers?|buyers?|readers?|members?)['’]s? favou?rite",
    "most[ -](?:popular|chosen|loved|picked|bought)(?= (?:plan|choice|option|offer)|[.!]?$)",
    "(?:chosen|picked|bought) most",
    "best[ -]?sell(?:er|ing)",
  ],
  inventedWork: [
    "(?:search|scann?|brows|comb)ing[^.!?]*",
    "comparing[^.!?]* (?:with|to|against) [^.!?]*",
    "(?:asking|consulting|matching you with)[^.!?]*",
    "(?:our|the) (?:experts?|specialists?|algorithm|AI|database)[^.!?]*",
    "checking (?:the )?availability",
  ],
  others: [String.raw`other\p{L}*`, "(?:expert|specialist|algorithm|database|profile|user)s?", "AI", "people"],
  success: [
    "guarantee[ds]?[^.!?]{0,30}? (?:success|results?|profits?|income|earnings|to (?:earn|win|succeed|pass|lose))",
    "(?:success|results?|profits?|income|earnings)(?: is| are)? guaranteed",
    "you(?:['’]ll| will| are going to) (?:definitely |certainly |surely )?(?:succeed|get rich|become rich|make money|never fail)",
    "(?:you )?can(?:['’]|no)t fail",
    "risk-free (?:profits?|income|returns?)",
    "100 ?% success",
    "guarantee[ds]?[^.!?]{0,20}? (?:more|twice as many) (?:patients|customers|clients|sales|leads|bookings|revenue|turnover)",
    "(?<!(?:no|not) )guaranteed (?:approval|acceptance|coverage)",
    "(?:approval|acceptance)(?: is)? guaranteed",
    "(?:100 ?% )?guaranteed to work",
    String.raw`(?:in|within) \d+ (?:days|weeks|minutes|hours)(?: or less)?, guaranteed`,
    "every(?:one|body) (?:is|gets) (?:accepted|approved)",
    "(?:you(?:['’]re| are)|you(?:['’]ve| have) been) (?:already )?pre-?approved",
    "instant (?:results|relief|weight loss)",
    String.raw`(?<!nothing |no one |nobody )(?:cures?|heals?|reverses?) (?:\p{L}+ )?(?:anxiety|depression|diabetes|arthritis|insomnia|addiction|incontinence|eczema|asthma|migraines?)`,
    "you(?:['’]ll| will) (?:double|triple) your (?:income|revenue|turnover|sales|profits?|earnings)",
  ],
  denial: [
    "no",
    "not",
    "nobody",
    "no one",
    "impossible",
    String.raw`(?:cannot|never|\p{L}+n['’]t) (?:\p{L}+ )?(?:promise|guarantee)`,
    "without",
    "neither",
  ],
  condition: ["if", "in case", "unless"],
  until: [
    "until",
    "till",
    "through",
    "ends?(?: on)?",
    "ending(?: on)?",
    "expires?(?: on)?",
    "closes?(?: on)?",
    "deadline(?: is)?:?",
    "starts?(?: on)?",
    "begins?(?: on)?",
    "starting(?: on)?",
    String.raw`(?:sign up|register|order|book|apply|join|buy|subscribe|reply|enrol)(?: \p{L}+){0,3} by`,
  ],
  untilBehind: [],
  saving: ["save", "saving", "savings", "discount", "reduced", "cheaper"],
  savingBehind: [
    "off",
    "discount",
    "savings",
    // Not "30 % less sugar": that is no price.
    String.raw`less(?! (?!(?:than|today|now|per|for|if|when|until|this|every|on)(?!\p{L}))\p{L})`,
    "cheaper",
  ],
  savingAlone: ["half[- ]price", "half off"],
  money: ["euros?", "eur", "usd", "gbp", "dollars?", "cents?"],
  later: ["then", String.raw`renew\p{L}*`, "afterwards", "later"],
  personal: [
    String.raw`(?:personal(?:i[sz]ed)?|customi[sz]ed|tailor-?made) (?:\p{L}+ )?(?:plan|program|routine|schedule|result|recommendation|profile|report|score|analysis|assessment|path|roadmap|strateg)\p{L}*`,
    "made for you",
  ],
  all: ["all", "every"],
  thousands: ["thousand", "million"],
  answer: [
    String.raw`(?:repl(?:y|ies)|respond|response|answer)\p{L}*`,
    "(?:write|get) back to you",
    "you hear from us",
  ],
  beforeFirstPeriod: ["before (?:the )?(?:end of )?(?:your|the) first (?:billing )?period"],
  billingPeriod: ["(?:billing )?period"],
  refund: [
    String.raw`refund\p{L}*`,
    "money back",
    "(?:give|pay|send|return)[^.!?]{0,24}? back",
    "return (?:your|the|all)",
  ],
  freeOffer: [
    String.raw`trial(?: (?:week|month|period))? is (?:(?!never )\p{L}+ )?free`,
    "(?:start|try|begin)(?: it| now| today| us)? (?:for )?free",
    "nothing (?:is|will be) charged (?:today|now)",
    "(?:you )?pay nothing (?:today|now)",
    "free trial(?! (?:lesson|class|session|hour|visit|appointment|call))",
  ],
  trial: [
    "(?<!(?:clinical|randomi[sz]ed|controlled) )trials?(?! (?:lesson|class|session|hour|visit|appointment|call|box|pack))",
    String.raw`try (?:it|us|everything|\{[^}]*\})(?: out)?`,
  ],
  costFree: [
    "(?<!-)(?:for )?free(?: of charge)?(?! (?:returns?|delivery|shipping|support|updates?|cancell?ations?|of|from|to|lesson|class|session|call))",
  ],
  apart: ["before", "after", "within", "until", "till", "left", "later", "in", "into", "ago", "every", "per"],
  noCard: [
    "(?:you )?do(?:n['’]t| not) need (?:a |your )(?:credit |bank )?card",
    "(?:no|without a) (?:credit )?card(?! (?:data|details|numbers?|information))(?: needed| required)?",
  ],
  noRenewal: [
    "(?:does(?:n['’]t| not)|will not|won['’]t|never) (?:automatically )?renews?",
    "(?:no|without) (?:automatic )?renewals?",
    "(?:no|without) (?:recurring|repeat|further) (?:charges?|payments?|billing|fees?)",
    "(?:trial|plan|subscription|membership) (?:ends|stops|expires) (?:by itself|automatically|on its own)",
  ],
  unlessCancelled: [String.raw`cancel\p{L}*`, "consent", "then"],
  scarcity: [
    String.raw`(?:only|just) (?:\d+|${few})(?: more)? (?:\p{L}+ )?${stock}(?: are)? (?:left|remain(?:ing)?|available(?! ?[:–—]))${notToDo}`,
    String.raw`(?:\d+|${few}) (?:\p{L}+ )?${stock}(?: are)? (?:left|remaining)${notToDo}`,
    String.raw`(?<!(?:your|my|their) )(?:last|final)(?: few| \d+)? (?:places|spots|seats|slots|copies|items|boxes|units|tickets|kits)(?: (?:left|remaining|available))?(?=[.!]?$)`,
    "limited (?:stock|spots|places|seats)",
    "(?<!(?:with|of|have|has|your) )limited availability",
    "(?:almost|nearly) sold out",
    String.raw`(?:only|just) (?:\d+|${few}) left(?= (?:at this|in stock))`,
    String.raw`(?:only|just) (?:\d+|${few}) (?:agents?|advisors?|coaches|experts?|nurses?|doctors?|trainers?)(?: are)? (?:left|available|free)(?! (?:on|at|in)(?!\p{L}))`,
    "(?:spots|seats|places|slots|tickets)(?: are)? (?:filling up|filling|going|selling)(?: out)? (?:fast|quickly)",
    "selling out fast",
    "while (?:supplies|stocks?) lasts?",
    String.raw`someone (?:in|from) (?!(?:our|your|my|the) (?:\p{L}+ )?(?:family|team|office|house|household|company|firm|department)(?!\p{L}))[^.!?]{2,30} (?:just )?(?:bought|ordered|signed up|joined|purchased)`,
    String.raw`\d[\d,.]{0,12} (?:other )?(?:people|visitors|customers|shoppers|users|families)(?: are)?(?: (?:currently|now|also))? (?:looking at|viewing|watching) (?:this|it|the)`,
  ],
  paidOnce: [
    "(?:one[- ](?:time|off)|single) (?:payment|purchase|fee|charge)(?! (?:of|and)(?!\\p{L}))",
    "pay (?:just |only )?once(?! (?:a|per|every|each)(?!\\p{L}))",
    "(?:no|without a) subscription(?! (?:traps?|fees?|box(?:es)?|until|before|for (?:the|your) first)(?!\\p{L}))",
    "lifetime access",
  ],
  none: [
    "none(?: of (?:these|those|them|the above|it|that))?",
    "nothing(?: (?:yet|at all|of (?:this|the (?:sort|kind))))?",
  ],
  during: ["for", "during", "throughout"],
  write: ["write", "e-?mail us", "contact us", "tell us", "let us know"],
  formal: [],
  familiar: [],
  urgency: [
    "today only(?=[:!]|$)",
    "(?:offer|deal|sale|price|discount)[^.!?]{0,20} (?:ends|expires) (?:today|tonight|at midnight)",
    "(?<=^|[.!?:] ?)last chance(?=[:!]|$)",
    "limited[- ]time (?:offer|deal|only)",
    "last chance to (?:save(?! (?:your|the|these) (?:answers|changes|progress|work))|get|order|buy|join|claim|sign up)",
    "doors close (?:today|tonight|soon|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)",
    String.raw`(?:offer|deal|price|discount|rate|quote)s?[^.!?]{0,20} (?:(?:expires?|ends?) in|(?:is|are) (?:locked|held|reserved|good)(?: in)? for) (?:the next )?\d+ (?:minutes?|hours?)`,
    "(?:prices?|rates?) (?:go(?:es)?|will go|rise|are going) up (?:today|tonight|tomorrow|soon|at midnight)",
  ],
  taxIncluded: [
    String.raw`(?:incl(?:uding|udes?|usive of|\.)?|inc\.?) (?:\d+ ?% )?(?:VAT|GST|(?:sales )?tax)${asPrice}`,
    "VAT included",
  ],
  taxExcluded: [
    String.raw`(?:excl(?:uding|usive of|\.)?|ex|plus) (?:VAT|GST|(?:sales )?tax)${asPrice}`,
    "VAT (?:not included|extra)",
  ],
  endorsement: [
    String.raw`as (?:seen|featured|heard) (?:on|in)(?! (?:this|that|these|those|our|your|my|(?:the|a|an) (?:\p{L}+ )?(?:video|picture|photo|image|table|chart|figure|lesson|example|app|demo|film|clip|diagram|examples?|pictures)|step|lesson|week|part|figure)(?!\p{L}))[^.!?]{2,30}`,
    String.raw`(?<=^|[.!?:] ?)featured (?:on|in|by)(?! (?:this|that|these|those|our|your|my|each|every)(?!\p{L}))[^.!?]{2,30}`,
    "(?<=^)(?:#|no[.] ?)1 (?:choice|pick|plan|app)",
    "(?:rated|voted|ranked) (?:#|no[.] ?|number )(?:1|one)",
    "(?:#|no[.] ?|number[ -])(?:1|one)[ -](?:rated|ranked|recommended|trusted)",
    String.raw`(?:the|our|${land}['’]s) (?:#|no[.] ?|number[ -])(?:1|one) (?:[\p{L}-]+ ){0,4}${sold}`,
    String.raw`${land}['’]s (?:most|largest|biggest|leading|best|favou?rite|top|lowest)(?: [\p{L}-]+){0,4} ${sold}`,
    String.raw`the (?:best|leading|largest|most trusted) (?:[\p{L}-]+ ){0,4}${sold} in (?:the (?:u[.]?s[.]?a?[.]?|united states|world|country)|america)`,
    "voted (?:the )?best",
    "award[- ]winning",
    String.raw`(?:recommended|approved|endorsed|trusted|preferred) by (?:the )?(?:(?!our )\p{L}+ |over [\d,]+ |[\d,]+ )?(?:${vouching}|${offices})`,
    `${vouching}[- ](?:recommended|approved|endorsed|trusted)`,
    String.raw`\d+ (?:out of|in|of) \d+ (?:\p{L}+ )?${vouching} (?:recommend|agree|prefer|trust)`,
    "(?:FDA|Medicare|Medicaid|government|federally|state)[- ](?:approved|endorsed)(?! (?:medic|drug|treat|vaccin|device|amount|charge|cost|rate|school|scheme)\\p{L}*)",
    "(?:clinically|scientifically|medically)[- ]proven",
    "(?:backed|proven) by (?:science|research|(?:clinical )?studies)",
    String.raw`(?:BBB|better business bureau)[- ](?:accredited|rated)|(?:rated A\+|A\+ rating)(?! (?:for )?energy)`,
    String.raw`(?<!hotels? )rated \d(?:\.\d)?(?: ?\/ ?5| out of (?:5|five)| stars)`,
    String.raw`\d(?:\.\d)? stars? (?:from|based on|across) [\d,.]+ (?:\p{L}+ )?(?:reviews|ratings|customers|users)`,
    String.raw`(?:trusted|loved|used) by (?:over |more than |nearly |almost )?(?:\d{1,3}(?:,\d{3})+|\d{3,}|\d[\d.]* (?:thousand|million)|thousands|millions)[^.!?]{0,30}`,
    String.raw`(?<=^|[.!?:] ?)join (?:over |more than |nearly |almost |the )?(?:\d[\d,.]* (?:thousand|million)|\d{1,3}(?:,\d{3})+|\d{4,})[^.!?]{0,30}`,
    String.raw`(?:over|more than|nearly|almost) (?:\d[\d,.]* (?:thousand|million)|\d{1,3}(?:,\d{3})+) (?:\p{L}+ )?(?:families|people|customers|clients|members|users|students|owners|women|men|parents|dogs) (?:protected|served|helped|trust|love|use(?! (?:an?|the|their|public)(?!\p{L}))|have (?:already )?(?:used|tried|joined|trusted|chosen|found|saved|lost|switched|signed|bought|been helped))`,
  ],
  // A firm that does marketing may say so where it asks for a call.
  advertising: [
    "newsletters?",
    "advertis(?:ing|ements?)",
    "marketing (?:e-?mails?|messages?|texts?|calls?|communications?|purposes|information|materials?|offers|updates|news)",
    "(?:for|receive|direct|e-?mail) marketing(?=[.,;!)]|$| (?:by|from|and|or|via))",
    "promotions?",
    "special offers",
    "(?:telemarketing|promotional|sales) (?:calls?|texts?|messages?)",
    "(?:call|text)(?: (?:and|or) (?:call|text))? me about [^.!?]{0,30}offers",
    String.raw`(?:automated|auto-?dial(?:ed|er|ing)|pre-?recorded|artificial)(?: or (?:a )?pre-?recorded)? (?:\p{L}+ )?(?:calls?|texts?|messages?|technology|voice)`,
    "robocalls?",
  ],
  smallWords: "the and you your with what how are this which from have our we is it",
  likeEnglish: "",
  numbers: {
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    7: "seven",
    12: "twelve",
    14: "fourteen",
    15: "fifteen",
    30: "thirty",
    60: "sixty",
    90: "ninety",
  },
  second: ["s", "secs?", "seconds?"],
  minute: ["mins?", "minutes?"],
  hour: ["h", "hrs?", "hours?"],
  day: ["days?"],
  week: ["wks?", "weeks?"],
  month: ["months?"],
  year: ["yrs?", "years?"],
  tens: ["twenty", "thirty", "forty", "fifty", "sixty"],
  one: ["first", "one"],
  fee: [
    "shipping",
    "delivery",
    "postage",
    "handling",
    "(?:set-?up|sign-?up|booking|processing|transaction|late|cancellation|return) fees?",
  ],
  feeIs: ["is", "of", "costs?", "fees?", "for"],
  feeFor: ["for"],
  feeIncluded: ["(?:is )?includ", "(?:is )?incl", "(?:is )?free"],
  savingOf: ["you", "up to", "of"],
  first: ["first"],
  afterFirst: ["after"],
  today: ["today", "now"],
  atFirst: ["trial"],
  each: ["a", "an", "per", "each", "every"],
  eachDay: ["day"],
  eachWeek: ["week"],
  eachMonth: ["month"],
  eachYear: ["year"],
  daily: ["daily"],
  weekly: ["weekly"],
  monthly: ["monthly"],
  yearly: ["yearly", "annual(?:ly)?"],
};
