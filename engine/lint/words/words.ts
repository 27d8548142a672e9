/**
 * What rules look for in one language. A list holds regular expressions, which are matched in
 * small and capital letters alike: as whole words, except in Japanese, which puts no spaces between them, and behind words to
 * which endings stick; in Arabic with the short words that are written together with them. A text holds plain words with
 * blanks between them. What a language does not have, or nobody has written yet, is empty.
 */
export type Words = {
  /** What says that others chose something most. */
  readonly favourite: readonly string[];
  /** Work and workers that a loading screen does not have. */
  readonly inventedWork: readonly string[];
  /** Those whom a loading screen does not ask, and what it does not search. */
  readonly others: readonly string[];
  /** Promises that a buyer will succeed. */
  readonly success: readonly string[];
  /** What turns a statement before or around it into its opposite. */
  readonly denial: readonly string[];
  /** What makes a statement hold in some cases only. */
  readonly condition: readonly string[];
  /** Words before a day that is yet to come. */
  readonly until: readonly string[];
  /** Words behind such a day, in languages that put them there. */
  readonly untilBehind: readonly string[];
  /** Words around a day on which something begins. */
  readonly starting: readonly string[];
  /** Words for a saving that stand before its share. */
  readonly saving: readonly string[];
  /** The same behind the share. */
  readonly savingBehind: readonly string[];
  /** Savings in words, without a share in percent: half price. */
  readonly savingAlone: readonly string[];
  /** Everyday names of money. */
  readonly money: readonly string[];
  /** Words before what is charged later. */
  readonly later: readonly string[];
  /** What says that a plan or a result is made for this visitor; data, staff and goods may be personal without any answer. */
  readonly personal: readonly string[];
  /** All of something. */
  readonly all: readonly string[];
  /** Words before a number of those who have bought already: join, trusted by. */
  readonly joined: readonly string[];
  /** Words between these and the number: more than, almost. */
  readonly aboutAs: readonly string[];
  /** Those who buy, as they are counted. */
  readonly people: readonly string[];
  /** What such a number says of them, before or behind them. */
  readonly happy: readonly string[];
  /** Thousands and millions behind a number. */
  readonly thousands: readonly string[];
  /** An answer, to a letter or to a question, and giving it. */
  readonly answer: readonly string[];
  /** The end of the first billing period, as what ends a guarantee. */
  readonly beforeFirstPeriod: readonly string[];
  /** A billing period. */
  readonly billingPeriod: readonly string[];
  /** Giving money back. */
  readonly refund: readonly string[];
  /** Words before the time for which money is given back, where what follows the giving is else how long that takes. */
  readonly during: readonly string[];
  /** Asking a buyer to write, as whoever wants money back has to. */
  readonly write: readonly string[];
  /** What says that one can begin without paying. */
  readonly freeOffer: readonly string[];
  /** A trial, and trying something. */
  readonly trial: readonly string[];
  /** A trial of one week, and of one month, in the singular. */
  readonly trialWeek: readonly string[];
  readonly trialMonth: readonly string[];
  /** Words before them that make of it a part of the trial: first, each, half. */
  readonly partOfTrial: readonly string[];
  /** What costs nothing, for as long as it is said to. */
  readonly costFree: readonly string[];
  /** What parts a duration from what it is beside: before, after and within which something happens, and how often. */
  readonly apart: readonly string[];
  /** What says that there is nothing to pay, as a sentence of its own. */
  readonly noPayment: readonly string[];
  /** What says that no card is asked for. */
  readonly noCard: readonly string[];
  /** What says that nothing is charged again. */
  readonly noRenewal: readonly string[];
  /** What says that there is one payment, and no subscription. */
  readonly paidOnce: readonly string[];
  /** What makes "no renewal" the outcome of cancelling, or of not agreeing. */
  readonly unlessCancelled: readonly string[];
  /** What says that little is left, or how many others are looking. */
  readonly scarcity: readonly string[];
  /** Labels of the answer that stands for none of the others, or for no answer at all: "I'd rather not say". */
  readonly none: readonly string[];
  /** Words that address a visitor formally. Unlike the others they are matched as written: in German only the capital tells `Sie` from `sie`. */
  readonly formal: readonly string[];
  /** Words that address a visitor as one of the family, matched as written as well. */
  readonly familiar: readonly string[];
  /** What says that an offer ends today, on whichever day it is read. */
  readonly urgency: readonly string[];
  /** What says that a price is with its tax. */
  readonly taxIncluded: readonly string[];
  /** What says that the tax comes on top. */
  readonly taxExcluded: readonly string[];
  /** What says that others vouch for something: doctors, the press, an office, a test, a crowd. */
  readonly endorsement: readonly string[];
  /** What is sent to somebody in order to sell. */
  readonly advertising: readonly string[];
  /** Small words that stand in every other sentence, and are no words of the other languages; none where no spaces part them. */
  readonly smallWords: string;
  /** What a button begins with, or ends in, that says what the visitor wants: "Ver", "ansehen". */
  readonly pressed: readonly string[];
  /** Words that are small words of English as well, such as `will`. */
  readonly likeEnglish: string;
  /** Numbers in words: the small ones, and those of trials and guarantees. One that has another meaning is left out: `ten dzień` is this day. */
  readonly numbers: Readonly<Record<number, string>>;
  /** Seconds, as they are counted. */
  readonly second: readonly string[];
  /** Minutes. */
  readonly minute: readonly string[];
  /** Hours. */
  readonly hour: readonly string[];
  /** Days. */
  readonly day: readonly string[];
  /** Weeks. */
  readonly week: readonly string[];
  /** Months. */
  readonly month: readonly string[];
  /** Years. */
  readonly year: readonly string[];
  /** What a small number stands behind as a part of a larger one: forty five, treinta y cinco, двадцать четыре, on iki. */
  readonly tens: readonly string[];
  /** A first one, or one, before a unit of time. An article alone, as in "$5 a week", says how often. */
  readonly one: readonly string[];
  /** What comes on top of a price. A fee alone may be what a plan costs. */
  readonly fee: readonly string[];
  /** Words between such a fee and its sum. */
  readonly feeIs: readonly string[];
  /** Words between a sum and the fee that it is for. */
  readonly feeFor: readonly string[];
  /** How what makes a fee part of the price begins, behind its name. */
  readonly feeIncluded: readonly string[];
  /** What says that a reader will have a sum that stands behind it. */
  readonly willHave: readonly string[];
  /** Words between a sum and a share of it, worked out: "On £100 that is £5". */
  readonly comesTo: readonly string[];
  /** Words between such a share and what it is a share of: "£5 on £100". */
  readonly ofSum: readonly string[];
  /** Words between one for a saving and its sum. What is "reduced to" a sum is a price. */
  readonly savingOf: readonly string[];
  /** The first of something, as what is paid at first. */
  readonly first: readonly string[];
  /** Words before it that make of it what is over: after the first month. */
  readonly afterFirst: readonly string[];
  /** What is paid today, also behind its sum. */
  readonly today: readonly string[];
  /** Other words for what is paid first. */
  readonly atFirst: readonly string[];
  /** Words before a unit of time in which something is paid again and again. */
  readonly each: readonly string[];
  /** A day behind these words. */
  readonly eachDay: readonly string[];
  /** A week behind them. */
  readonly eachWeek: readonly string[];
  /** A month behind them. */
  readonly eachMonth: readonly string[];
  /** A year behind them. */
  readonly eachYear: readonly string[];
  /** What happens or is paid each day. */
  readonly daily: readonly string[];
  /** The same of each week. */
  readonly weekly: readonly string[];
  /** The same of each month. */
  readonly monthly: readonly string[];
  /** The same of each year. */
  readonly yearly: readonly string[];
  /** Words before the most of something: up to three. */
  readonly upTo: readonly string[];
  /** The same behind what is counted: three answers at most. */
  readonly mostBehind: readonly string[];
  /** How words begin that are counted and are no options: 3 hours. */
  readonly lengths: readonly string[];
  /** What a quiz consists of, behind a number. English and French have the same word, so both say what may not follow it. */
  readonly questions: readonly string[];
  /** What is rated on a scale: “24 statements”. */
  readonly statements: readonly string[];
  /** What a price is paid in, behind a number. */
  readonly payments: readonly string[];
  /** What is chosen, behind a number. */
  readonly answers: readonly string[];
  /** Words before the fewest of something. */
  readonly atLeast: readonly string[];
  /** Choosing, behind the fewest options. */
  readonly choosing: readonly string[];
  /** To choose a single one, as a sentence of its own: not "one or more" nor "at least one". */
  readonly chooseOne: readonly string[];
  /** That a single one can be chosen. */
  readonly onlyOne: readonly string[];
  /** That several may be chosen. */
  readonly several: readonly string[];
  /** What makes of it that they may not. */
  readonly noSeveral: readonly string[];
  /** What a plan is called that is charged each month. */
  readonly planMonthly: readonly string[];
  /** The same of each year. */
  readonly planYearly: readonly string[];
  /** The same of each three months. */
  readonly planQuarterly: readonly string[];
  /** The same of each six months. */
  readonly planHalfYearly: readonly string[];
  /** Words before "monthly" that make another period of it. */
  readonly severalMonthly: readonly string[];
  /** The same before "yearly". */
  readonly severalYearly: readonly string[];
  /** Words between the name of a plan and that it costs nothing. */
  readonly isFree: readonly string[];
  /** Words before what something is compared with: cheaper than. */
  readonly than: readonly string[];
  /** Articles between such words and a thing. */
  readonly article: readonly string[];
  /** That a thing costs something, or somebody pays. */
  readonly costing: readonly string[];
  /** Ways to pay without a card, but for the names of services. */
  readonly otherPayment: readonly string[];
  /** A source that somebody still has to look up, as the whole of it. */
  readonly openSource: readonly string[];
  /** What a number of a thousand or more counts that is nobody: steps, calories. */
  readonly measured: readonly string[];
  /** What labels say of a field that may stay empty. */
  readonly optional: readonly string[];
  /** What postcodes are called, as the whole of a label or with what it is that of. */
  readonly postcode: readonly string[];
  /** What says where such praise comes from: a source, the number of a certificate, a month. */
  readonly proof?: readonly string[];
  /** A promise to keep something to oneself. */
  readonly neverShared: readonly string[];
  /** What says that what is typed is kept nowhere and seen by nobody. */
  readonly neverKept: readonly string[];
  /** What makes an exception of that, behind it. */
  readonly exceptFor?: readonly string[];
  /** How words of selling begin: who is told not to sell too early sells something else than an address. */
  readonly selling: readonly string[];
  /** What a contact consists of. */
  readonly contact: readonly string[];
  /** Words between a score and the most that it can be. */
  readonly outOf: readonly string[];
  /** What a company was founded with, as its imprint says. */
  readonly shareCapital: readonly string[];
  /** What a guarantee is called behind its length, and the set phrases that are one. */
  readonly guarantee: readonly string[];
  /** What says of such a guarantee that it gives the money back. */
  readonly moneyBack: readonly string[];
  /** Words between a guarantee and its length. */
  readonly guaranteeOf: readonly string[];
  /** Words between two hours, of which the later one follows. */
  readonly toHour: readonly string[];
  /** Words before a number that leave it out: fewer than, under. */
  readonly fewerThan: readonly string[];
  /** The same of what begins above it. */
  readonly moreThan: readonly string[];
  /** Words before an hour. */
  readonly atHour: readonly string[];
  /** "Per" before a period that already says how often: per every month. Spanish says so: "por cada mes". */
  readonly per: readonly string[];
  /** Small words that no sentence has twice in a row: "the the". One that some have, as in "had had", is left out. */
  readonly neverTwice: readonly string[];
  /** What asks to choose from a list, as the whole of a line that is none of the answers. */
  readonly prompt: readonly string[];
  /** What numbers one question of a quiz, before its number. */
  readonly question: readonly string[];
  /** What any picture is, with its article, as all of a line that should say what it shows. */
  readonly picture: readonly string[];
  /** Words that are often written without the accent that they have. */
  readonly accents: Accents;

  // Of the kinds from here on, languages have those that somebody has written for them.

  /** What a button makes somebody say of themselves who only declines: "I'd rather stay unhappy". */
  readonly shaming?: readonly string[];
  /** What somebody agrees to without a box, up to the word for agreeing: "by continuing you agree to". */
  readonly agreeing?: readonly string[];
  /** What makes a condition of the consent of whoever reads it. */
  readonly consentNeeded?: readonly string[];
  /** Ending a subscription. */
  readonly cancelling?: readonly string[];
  /** What else is cancelled, and what else is done within a time. */
  readonly otherEnded?: readonly string[];
  /** How easily a subscription ends: in one click. */
  readonly oneClick?: readonly string[];
  /** That no notice has to be given. */
  readonly withoutNotice?: readonly string[];
  /** Where it ends without a letter: online, in the account. */
  readonly online?: readonly string[];
  /** Ways that are as easy, behind others in a sentence. */
  readonly easyWay?: readonly string[];
  /** What makes of a letter one of several ways, or the answer of the seller: also, or through, confirmed. */
  readonly alsoWay?: readonly string[];
  /** The seller who ends it, by name or by what it is. */
  readonly sellerEnds?: readonly string[];
  /** That it ends whenever a buyer likes. */
  readonly atAnyTime?: readonly string[];
  /** A time that lies between saying so and its end. */
  readonly notice?: readonly string[];
  /** That it takes a letter, or a call. */
  readonly byPost?: readonly string[];
  /** That everybody can leave at once. */
  readonly noMinimumTerm?: readonly string[];
  /** For how long nobody can leave. */
  readonly minimumTerm?: readonly string[];
  /** What makes of a promise that it does not hold. */
  readonly negated?: readonly string[];
  /** The seller, as who does something. */
  readonly we?: readonly string[];
  /** What the seller may do, and not the buyer. */
  readonly weEnd?: readonly string[];
  /** Words between a time and what ends behind it: 2 days before the end of the. */
  readonly beforeEnd?: readonly string[];
  /** What ends or begins anew there. */
  readonly paidPeriod?: readonly string[];
  /** That all of the money is given back. */
  readonly allBack?: readonly string[];
  /** That nothing of what is bought as a whole is, or a part. Delivery or a month that has begun may well not be paid back. */
  readonly nothingBack?: readonly string[];
  /** What makes either hold for a part, or from a time on. */
  readonly unsureRefund?: readonly string[];
  /** Words before an age that whoever goes on has to have. */
  readonly mustBe?: readonly string[];
  /** Words between years and what follows them: old, of age. */
  readonly yearsOld?: readonly string[];
  /** What makes of an age the lowest one, behind it. */
  readonly orOlder?: readonly string[];
  /** The same before it. */
  readonly fromAge?: readonly string[];
  /** What somebody has to have that age for: going on. */
  readonly toGoOn?: readonly string[];
  /** That something is there for fun alone. */
  readonly forFun?: readonly string[];
  /** What takes that back. */
  readonly moreThanFun?: readonly string[];
  /** That no newsletter is sent. */
  readonly noNewsletter?: readonly string[];
  /** That one is. */
  readonly newsletter?: readonly string[];
  /** That it is for those who ask for it, or has a box of its own. */
  readonly byChoice?: readonly string[];
  /** What is sent as a file, behind a number. */
  readonly files?: readonly string[];
  /** A picture, as the first word of what is asked for. */
  readonly photos?: readonly string[];
  /** That a picture will do, as words that do not speak of one within a document: "as a photo", "PDF or photo". */
  readonly photoSent?: readonly string[];
  /** A film, which no field takes. */
  readonly videos?: readonly string[];
  /** That several files can be sent. */
  readonly severalFiles?: readonly string[];
  /** That one can be. */
  readonly singleFile?: readonly string[];
  /** Words before a kind of file that leave the others out. */
  readonly onlyFile?: readonly string[];
  /** What makes of a kind of file one that is not sent, or need not be. */
  readonly noFile?: readonly string[];
  /** What makes of a size that of all files. */
  readonly inTotal?: readonly string[];
  /** That the author answers whoever has left a contact. */
  readonly replies?: readonly string[];
  /** What makes of it an answer to something else, or one that comes later: after your trial day. */
  readonly laterReply?: readonly string[];
  /** Words before the time within which something happens. */
  readonly within?: readonly string[];
  /** What says beside a length that something takes so long. */
  readonly lasting?: readonly string[];
  /** Half an hour, in words. */
  readonly halfHour?: readonly string[];
  /** A quarter of one, three quarters, one and a half. */
  readonly quarterHour?: readonly string[];
  readonly threeQuarterHour?: readonly string[];
  readonly hourAndHalf?: readonly string[];
  /** That something takes one, where the number is no word of its own: it takes an hour. */
  readonly oneHour?: readonly string[];
  /** One with minutes in words behind it: une heure quinze. */
  readonly hourAndMore?: readonly string[];
  /** What makes of a day one on which people work. */
  readonly workingDays?: readonly string[];
  /** The same behind the day: "dos días hábiles". */
  readonly workingDaysBehind?: readonly string[];
  /** Deleting what is known of somebody. */
  readonly erasing?: readonly string[];
  /** Keeping it. */
  readonly keeping?: readonly string[];
  /** What is kept of somebody. */
  readonly personalData?: readonly string[];
  /** What only a page says that looks for staff. */
  readonly jobAd?: readonly string[];
  /** What turns people away from a job by their age. */
  readonly agedJob?: readonly string[];
  /** The same by their origin. */
  readonly originJob?: readonly string[];
  /** The same by their sex. */
  readonly sexJob?: readonly string[];
  /** What no employer may ask for. */
  readonly privateAsked?: readonly string[];
  /** That people of any sex are meant. */
  readonly anySex?: readonly string[];
  /** Looking for staff by a word that means a man. */
  readonly soughtMan?: readonly string[];
};

/** The kinds that are patterns. */
export type Kind = {
  [Each in keyof Words]-?: NonNullable<Words[Each]> extends readonly string[] ? Each : never;
}[keyof Words];

type Accents = {
  /** Words with blanks between them, of which no other has the same letters without their accents. */
  readonly words: string;
  /** Patterns of endings that no word has, and how each is meant. */
  readonly endings: readonly (readonly [string, string])[];
  /** Words with blanks between them that have the accent where a question begins with them. */
  readonly asked?: string;
  /** What is more than a word without its accent, or differs from a word in its accent alone, and how it is written. */
  readonly others: Readonly<Record<string, string>>;
};
