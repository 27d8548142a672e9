import { describe, expect, it } from "vitest";
import { frame } from "../frame.ts";
import { toldBy } from "../told-by.ts";

/** The day of the check. */
const today = "2026-06-30";

/** The rules about words, of which each sentence below should meet one or none. */
const rules: readonly string[] = [
  "claim-without-source",
  "denied-charge",
  "past-date",
  "price-in-text",
  "promised-success",
  "unproven-favourite",
  "wrong-duration",
];

const japanese = frame.replace("language: en", "language: ja");

/** What is told of a text on a page that sells a plan that renews. */
function told(text: string, countdown = "") {
  return toldBy(
    rules,
    `${japanese}start: end
plans: { p: { name: P, price: 1980, currency: JPY, period: 1 month, renews: { price: 1980, every: 1 month } } }
steps:
  end:
    type: offer
    path: /
    sections:
      - { type: plans, heading: P, plans: [p], default: p }
      - { type: text, text: ${JSON.stringify(text)} }
${countdown}`,
    today,
  );
}

const rulesOf = (text: string) => [...new Set(told(text).map(({ rule }) => rule))];

describe.each([
  [
    "denied-charge",
    [
      "無料ではじめる",
      "無料で試してみる",
      "無料でお試しする",
      "今すぐ無料で始める",
      "無料で始められます",
      "初回無料でお試しいただけます",
      "完全無料ではじめられます",
      "無料体験はこちら",
      "カードの登録は不要です",
      "クレジットカード不要",
      "クレジットカードの情報は必要ありません",
      "カードなしで始められます",
      "自動的に更新されることはありません",
      "自動更新はありません",
      "自動更新なし",
      "自動で継続されません",
    ],
    [
      "送料無料でお試しいただけます",
      "登録は無料です",
      "登録料無料で始められます",
      "返品無料で試せます",
      "無料で診断を受けられます",
      "無料で始められる診断です",
      "無料体験レッスン",
      "無料で試すことはできません",
      "無料お試しはありません",
      "会員カード不要",
      "メッセージカードは不要です",
      "カードの再登録は不要です",
      "カード不要、銀行振込もご利用いただけます",
      "表示は自動的に更新されません",
      "在庫情報は自動更新されません",
      "解約すれば、自動更新はありません",
    ],
  ],
  [
    "promised-success",
    [
      "飲むだけで痩せられます",
      "食べるだけで体重が減ります",
      "確実に体重が減ります",
      "1か月で5kg痩せます",
      "２週間で３キロ落とせます",
      "花粉症が治ります",
      "効果は100%保証します",
      "絶対に痩せる",
      "必ず痩せる",
      "間違いなく合格できます",
      "効果を保証します",
    ],
    [
      "飲むだけで痩せるわけではありません",
      "飲むだけで体重が減ることはありません",
      "確実に体重が減るとは限りません",
      "1か月で5kg痩せたいですか？",
      "1か月で5kg痩せる必要はありません",
      "3か月で5袋使い切ります",
      "花粉症が治りますか？",
      "花粉症が治るまでお待ちください",
      "花粉症の季節に飲みたいお茶です",
      "効果は保証いたしません",
      "必ず説明書をお読みください",
      "飲むだけで気分が変わります",
    ],
  ],
  [
    "past-date",
    [
      "2026年3月31日（火）までの限定価格です",
      "2026年3月31日(火・祝)まで",
      "2026年3月31日迄",
      "令和8年3月31日まで",
      "２０２６年３月３１日まで",
      "2025年12月31日23:59まで",
      "2026年3月31日（火）午後6時まで",
      "期間は2026年3月31日までです",
      "2026/3/31（火）まで",
    ],
    [
      "2026年12月31日（木）までの限定価格です",
      "令和8年12月31日まで",
      "2026年3月31日（火）に撮影した写真です",
      "令和元年5月1日創業",
      "2026年3月31日までにお生まれになった方が対象です",
      "期間は2026年12月31日までです",
    ],
  ],
  [
    "unproven-favourite",
    [
      "いちばん売れているプランです",
      "顧客満足度No.1",
      "顧客満足度Ｎｏ．１",
      "みなさまに選ばれています",
      "多くの方に愛されているお茶です",
      "一番人気",
      "人気No.1",
    ],
    [
      "いちばん近いものをお選びください",
      "No.1からNo.5までの茶葉です",
      "人気No.10のお茶",
      "みなさまに選んでいただけるように",
      "お客様の声をお寄せください",
      "一番茶を使っています",
    ],
  ],
  [
    "price-in-text",
    [
      "毎月１９８０円です",
      "毎月1万円です",
      "毎月１，９８０円です",
      "毎月千九百八十円です",
      "５０％ＯＦＦ",
      "いまなら通常価格の半額です",
      "いまなら5割引きです",
      "三割引でお届けします",
      "ギフト箱は1万2,800円です",
    ],
    [
      "毎月30袋です",
      "関東一円にお届けします",
      "十円玉の大きさの茶葉",
      "お茶の5割は静岡産です",
      "一割ほど残してください",
      "数千円の茶器",
      "1万杯の経験",
      "3人に1人が選ぶ味",
    ],
  ],
] as const)("in Japanese %s", (rule, guilty, innocent) => {
  it.each(guilty)("reports “%s”", (text) => {
    expect(rulesOf(text)).toEqual([rule]);
  });

  it.each(innocent)("has nothing against “%s”", (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});

it("a figure with ten thousands is shown whole", () => {
  expect(told("ギフト箱は1万2,800円です").map(({ message }) => message)).toEqual([
    expect.stringContaining("states 1万2,800円 as plain text"),
  ]);
  expect(told("毎月千九百八十円です").map(({ message }) => message)).toEqual([
    expect.stringContaining("Write {plan.price} or"),
  ]);
  expect(told("いまなら5割引きです").map(({ message }) => message)).toEqual([
    expect.stringContaining("Let prices say what is saved"),
  ]);
});

describe("a duration in Japanese", () => {
  const countdown = (text: string) =>
    told(
      "お茶です",
      `    countdown: { text: ${JSON.stringify(text)}, lasts: 20 min, onExpire: restore-price }\n`,
    ).filter(({ rule }) => rule === "wrong-duration");

  it.each([
    "この価格はあと30分で終了します。残り",
    "30分間だけの特別価格です。残り",
    "この価格は30分間だけです。残り",
    "残り30分",
    "３０分限定。残り",
  ])("is that of the clock: %s", (text) => {
    expect(countdown(text)).toHaveLength(1);
    expect(countdown(text.replace(/30|３０/, "20"))).toEqual([]);
  });

  it.each(["残り", "3月30日の価格です。残り", "10分の1の価格です。残り", "この価格は、あと"])(
    "is not meant by “%s”",
    (text) => {
      expect(countdown(text)).toEqual([]);
    },
  );

  const plan = (name: string, period: string) =>
    toldBy(
      "wrong-duration",
      `${japanese}start: end
plans: { p: { name: ${name}, price: 1980, currency: JPY, period: ${period} } }
steps: { end: { type: end, path: /end, sections: [{ type: heading, text: H }] } }
`,
    );

  it.each([
    ["年間プラン", "1 year"],
    ["1年プラン", "1 year"],
    ["半年プラン", "6 months"],
    ["12ヶ月プラン", "1 year"],
    ["12カ月プラン", "12 months"],
    ["12か月プラン", "1 year"],
    ["3か月便", "3 months"],
    ["14日分", "14 days"],
  ])("in the name of the plan %s is %s", (name, period) => {
    expect(plan(name, "1 month")).toHaveLength(1);
    expect(plan(name, period)).toEqual([]);
  });

  it.each(["毎月便", "年間プラン（月払い）", "2026年プラン", "1日に3杯プラン", "月額プラン", "3年番茶便"])(
    "is none in the name of the plan %s",
    (name) => {
      expect(plan(name, "1 month")).toEqual([]);
    },
  );
});

it("weeks have the word for how long, and no other unit has", () => {
  const found = (period: string) => {
    const text = `${japanese}start: end
plans: { p: { name: P, price: 7, currency: JPY, period: ${period} } }
steps: { end: { type: end, path: /end, sections: [{ type: heading, text: "{plans.p.period}間のお試し" }] } }
`;
    return toldBy("doubled-unit", text);
  };
  expect(found("1 week")).toHaveLength(1);
  expect(found("1 month")).toEqual([]);
});
