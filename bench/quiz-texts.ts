/** What a screen of a quiz about sleep says. A part of its title is **emphasized**. */
export type ScreenTexts = {
  readonly title: string;
  /** Three answers of which one is chosen, or four of which several are. */
  readonly options?: readonly string[];
  /** A paragraph of a slide. */
  readonly text?: string;
};

/**
 * Texts as a real quiz has them, which differ from screen to screen: three questions, a selection and a slide, in turn.
 *
 * @param index of the screen; after the 25th they begin again
 */
export const textsAt = (index: number): ScreenTexts => texts[index % texts.length] ?? { title: "" };

const texts: readonly ScreenTexts[] = [
  {
    title: "How do you feel **when the alarm rings**?",
    options: ["Rested and ready", "Fine after a coffee", "As if I had not slept at all"],
  },
  {
    title: "How long does it take you **to fall asleep**?",
    options: ["A quarter of an hour", "Half an hour or so", "An hour, on many nights longer"],
  },
  {
    title: "How often do you **wake up before morning**?",
    options: ["Hardly ever", "Once, and I turn over", "Several times, and lie awake"],
  },
  {
    title: "What keeps your mind busy in the evening?",
    options: ["Work and deadlines", "The children", "Money", "Nothing in particular"],
  },
  {
    title: "Tired people forget twice as much",
    text: "people took this quiz last year. Most of them thought that five hours were enough.",
  },
  {
    title: "When did you last sleep **through a whole night**?",
    options: ["Yesterday", "Sometime this month", "I cannot remember when"],
  },
  {
    title: "What do you do **right before bed**?",
    options: ["Read a few pages", "Watch one more episode", "Answer messages in the dark"],
  },
  {
    title: "How many cups of coffee **does a weekday need**?",
    options: ["None, or one at breakfast", "Two or three", "I stopped counting before noon"],
  },
  {
    title: "Which of these stand in your bedroom?",
    options: ["A television", "A desk", "A charger next to the pillow", "Only the bed"],
  },
  {
    title: "Light tells the body what time it is",
    text: "evenings without a bright screen were recorded by volunteers, who slept forty minutes longer.",
  },
  {
    title: "How warm is the room **in which you sleep**?",
    options: ["Cool, with a window open", "As warm as the kitchen", "Stuffy, whatever I try"],
  },
  {
    title: "How does your back feel **on the way downstairs**?",
    options: ["Supple", "A little stiff", "It hurts until lunch"],
  },
  {
    title: "Who else **decides when you get up**?",
    options: ["Nobody, I am free", "A partner with other hours", "A baby, a dog or a shift"],
  },
  {
    title: "What have you already tried for better nights?",
    options: ["Herbal tea", "Pills from the chemist", "An expensive mattress", "Not a single thing"],
  },
  {
    title: "Habits beat mattresses",
    text: "bedrooms were measured for a study. The price of the bed made no difference that anyone could find.",
  },
  {
    title: "How much do you move **on an ordinary day**?",
    options: ["Enough to sweat", "I walk to the station", "From the chair to the sofa"],
  },
  {
    title: "What do weekends do **to your rhythm**?",
    options: ["I rise at the same hour", "I stay up somewhat later", "Saturday starts in the afternoon"],
  },
  {
    title: "How late is **your last real meal**?",
    options: ["Before six", "Around eight", "Whenever the fridge calls"],
  },
  {
    title: "Where would more energy help you most?",
    options: ["At the office", "With my family", "In sports and hobbies", "I have plenty"],
  },
  {
    title: "Ten quiet minutes change a night",
    text: "listeners of our evening exercise fell asleep before its end, according to their watches.",
  },
  {
    title: "Has somebody told you **that you snore**?",
    options: ["No, never", "Only with a cold", "They moved to another room"],
  },
  {
    title: "How would you rate **your patience after a bad night**?",
    options: ["Nobody notices", "I get short with strangers", "My colleagues hide from me"],
  },
  {
    title: "How soon do you want **to see a change**?",
    options: ["There is no hurry", "Within this season", "Tonight, please"],
  },
  {
    title: "Which support suits you?",
    options: ["Reminders on my phone", "A weekly letter", "A coach who calls", "Leave me alone"],
  },
  {
    title: "Your answers draw a clear picture",
    text: "profiles were compared with yours just now. Two of three had the same trouble with early mornings.",
  },
];
