/** One screen of the shipped funnel by its specification: what a visitor does there, and where Back leads. */
export type Screen = {
  readonly path: string;
  /** Accessible name of the page's heading. */
  readonly heading: string | RegExp;
  /** Accessible names of the options to choose; one that moves on by itself, or several with `button`. */
  readonly choose?: readonly string[];
  /** Every option of the screen, if there are more than those chosen. */
  readonly button?: string;
  readonly back?: string;
  /** Text of the counter; undefined if it is hidden. */
  readonly counter?: string;
};

/** Code files that the last step of the quiz prefetches for the offer. */
export const offerFiles = ["final", "offer", "sale"] as const;

/** `/` to the contact step, in order. */
export const screens: readonly Screen[] = [
  { path: "/", heading: "HAVE YOU EVER TRADED BEFORE?", choose: ["NO"] },
  { path: "/step-1", heading: "What is your age?", choose: ["25-34"], back: "/", counter: "1 / 17" },
  { path: "/stats-slide", heading: /1,000,000\+ people already use/, button: "CONTINUE", back: "/step-1" },
  {
    path: "/step-2",
    heading: "Which source of income are you most familiar with?",
    choose: ["Passive income"],
    back: "/stats-slide",
    counter: "2 / 17",
  },
  {
    path: "/step-3",
    heading: "How do you feel about your financial situation?",
    choose: ["I'd like more stability"],
    back: "/step-2",
    counter: "3 / 17",
  },
  {
    path: "/step-4",
    heading: "Do you want to retire rich?",
    choose: ["Yes, but I don't know how"],
    back: "/step-3",
    counter: "4 / 17",
  },
  {
    path: "/step-5",
    heading: "How confident are you about your financial future?",
    choose: ["Somewhat confident"],
    back: "/step-4",
    counter: "5 / 17",
  },
  { path: "/info-1", heading: /normal to be unsure about your future/, button: "CONTINUE", back: "/step-5" },
  { path: "/step-6", heading: /./, choose: ["Sometimes"], back: "/info-1", counter: "6 / 17" },
  {
    path: "/step-7",
    heading: "Do you have any knowledge about trading?",
    choose: ["I've heard about it"],
    back: "/step-6",
    counter: "7 / 17",
  },
  {
    path: "/step-8",
    heading: "What scares you the most about trading?",
    choose: ["Losing money"],
    back: "/step-7",
    counter: "8 / 17",
  },
  {
    path: "/step-9",
    heading: "What aspect of trading interests you the most?",
    choose: ["Risks and rewards"],
    back: "/step-8",
    counter: "9 / 17",
  },
  {
    path: "/step-10",
    heading: "Which companies interest you the most?",
    choose: ["Tesla", "Shell", "Pfizer"],
    button: "NEXT STEP",
    back: "/step-9",
    counter: "10 / 17",
  },
  {
    path: "/step-11",
    heading: "Which tools would you like to have to optimize your trading journey?",
    choose: ["AI trading coach", "Personal learning plan"],
    button: "NEXT STEP",
    back: "/step-10",
    counter: "11 / 17",
  },
  { path: "/info-2", heading: /Equip yourself with the best tools/, button: "CONTINUE", back: "/step-11" },
  {
    path: "/step-12",
    heading: "How much do you want to earn from trading?",
    choose: ["More than $100,000"],
    back: "/info-2",
    counter: "12 / 17",
  },
  { path: "/info-3", heading: "We have exactly what you need!", button: "CONTINUE", back: "/step-12" },
  {
    path: "/step-13",
    heading: "What would you do with additional income from trading?",
    choose: ["Invest and grow it"],
    back: "/info-3",
    counter: "13 / 17",
  },
  {
    path: "/step-14",
    heading: "Evaluate your readiness to trade",
    choose: ["Somewhat ready"],
    back: "/step-13",
    counter: "14 / 17",
  },
  {
    path: "/step-15",
    heading: "Is there something special you want to achieve?",
    choose: ["Buy a house"],
    back: "/step-14",
    counter: "15 / 17",
  },
  {
    path: "/step-16",
    heading: "How much time are you willing to dedicate to achieve your goal?",
    choose: ["15 min/day"],
    back: "/step-15",
    counter: "16 / 17",
  },
  { path: "/loading", heading: /Creating your personal challenge/, back: "/step-16" },
  {
    path: "/step-17",
    heading: "Where should we send your personalized trading plan?",
    back: "/step-16",
    counter: "17 / 17",
  },
];

/** What the choices above should leave in storage. */
export const recorded = {
  answers: {
    "Financial Situation": "I'd like more stability",
    "Financial Confidence": "Somewhat confident",
    "Trading Knowledge": "I've heard about it",
    "Companies of Interest": "Tesla, Shell, Pfizer",
    "Preferred Trading Tools": "AI trading coach, Personal learning plan",
    "Trading Readiness": "Somewhat ready",
  },
  specialGoal: "Buy a house",
};
