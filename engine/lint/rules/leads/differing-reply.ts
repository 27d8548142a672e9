import { type Path, pathKey } from "../../../problem/index.ts";
import { leavesContact } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { conditionalIn, quotedIn } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { allIn, anyOf, firstOf, inAll, matchesIn } from "../../words/index.ts";

/** Whoever leaves a contact is told one time within which somebody answers. */
export const differingReply: Rule = {
  id: "differing-reply",
  severity: "warning",
  why: "“Reply within 24 hours” above the form, and “we call you within three days” on the page behind it: the visitor goes by the first, waits, and takes the silence for a no. The time was changed in one place only. Say the same everywhere, such as by a fact: {facts.days} days.",
  wrong: "text: We call you within 24 hours.",
  right: "text: We call you within 3 days.",
  *check(context) {
    const { definition, graph } = context;
    const said = repliesIn(context);
    if (said.length < 2) return;
    const steps = new Set(said.map(({ step }) => step));
    const leaving = Object.keys(definition.steps).filter((id) => {
      const step = definition.steps[id];
      return step && leavesContact(step);
    });
    const leads = leadsFrom(graph, [...steps, ...leaving]);
    // A mail goes to whoever leaves a contact, before that step and behind it.
    const isRead = (step: string, other: string): boolean =>
      step === other ||
      (step === mail
        ? leaving.some((id) => isRead(other, id))
        : other === mail
          ? isRead(mail, step)
          : leads(step, other) || leads(other, step));
    for (const [index, each] of said.entries()) {
      const first = said.slice(0, index).find((other) => differ(other, each) && isRead(other.step, each.step));
      if (!first) continue;
      const where = first.step === mail ? "the mail" : `step "${first.step}"`;
      yield {
        message: `This promises an answer "${each.excerpt}", but ${where} says "${first.excerpt}". Visitors cannot know which holds: say the same in both.`,
        path: each.path,
        excerpt: each.excerpt,
      };
      return;
    }
  },
};

/** Stands for the step at which the mail is read. */
const mail = "";

type Reply = {
  readonly step: string;
  readonly path: Path;
  readonly excerpt: string;
  readonly days: number;
  /** Whether it is counted in days on which people work. */
  readonly isWorking: boolean;
};

/** Two times that are not the same, however they are counted: two working days can be three or four. */
const differ = (one: Reply, other: Reply): boolean => {
  if (one.isWorking === other.isWorking) return one.days !== other.days;
  const [working, plain] = one.isWorking ? [one.days, other.days] : [other.days, one.days];
  return plain < working || plain > working + 2 * Math.ceil(working / workingDays);
};

const workingDays = 5;

/** The times within which texts that everybody reads promise an answer, in the order written. */
function repliesIn({ authored, definition, withFacts }: LintContext): readonly Reply[] {
  const { language } = definition;
  const [reply, later] = [firstOf("replies", language), firstOf("laterReply", language)];
  const within = allIn(
    String.raw`${anyOf("within", language)} (?<length>(?:\d{1,3}|\p{L}{2,8})[ \u00a0\u202f-](?:(?<working>${inAll("workingDays")})[ \u00a0-]?)?\p{L}{1,12})(?:[ \u00a0](?<behind>${inAll("workingDaysBehind")})(?!\p{L}))?`,
  );
  const [isConditional, isQuoted] = [conditionalIn(definition), quotedIn(definition)];
  // "We call you" can be the title of "Within two days".
  const titles = new Map(
    authored.flatMap(({ text, path }) =>
      path.at(-1) === "title" ? [[pathKey(path.slice(0, -1)), text] as const] : [],
    ),
  );
  return authored.flatMap(({ text, path }) => {
    const isMail = path[0] === "lead" && path[1] === "mail";
    if ((path[0] !== "steps" && !isMail) || isConditional(path) || isQuoted(path)) return [];
    const title = path.at(-1) === "text" ? (titles.get(pathKey(path.slice(0, -1))) ?? "") : "";
    return withFacts(text)
      .split(sentenceEnds)
      .flatMap((sentence): readonly Reply[] => {
        if (!(reply.test(sentence) || reply.test(title)) || later.test(sentence)) return [];
        // The first time is the promise; what follows is said of something else.
        const [first] = matchesIn(sentence, within).flatMap(({ 0: excerpt, groups = {} }) => {
          const { length = "", working, behind } = groups;
          const plain = length
            .replace(working ?? "", "")
            .replace(one, "1")
            .replace(blanks, " ")
            .replace(hours, "$1 hours");
          const [{ seconds = 0 } = {}] = durationsIn(plain);
          const days = seconds / secondsOfDay;
          // What takes minutes is a call or a quiz.
          return days < 1 / 24 ? [] : [{ excerpt: excerpt.trim(), days, isWorking: (working ?? behind) !== undefined }];
        });
        return first ? [{ ...first, path, step: isMail ? mail : String(path[1]) }] : [];
      });
  });
}

/** One as a word, which is no number elsewhere: "en un día", "in einer Woche". */
const one = /^(?:one|an|una?|une|uma?|eine[mnrs]?|ein|en|ett|één)(?= )/iu;
const sentenceEnds = /[.!?;\n]/;
const blanks = /[ \u00a0\u202f-]+/g;
const hours = /^(\d+)[ \u00a0\u202f]?h$/;
const secondsOfDay = 86_400;
