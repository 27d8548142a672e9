import { expect, test } from "vitest";
import { allowsSeveral, mostIn } from "./most-in.ts";

test.each([
  ["Choose up to three", 3],
  ["Wähle bis zu 3 aus", 3],
  ["Höchstens zwei", 2],
  ["Elige hasta tres", 3],
  ["Choisissez jusqu’à quatre réponses", 4],
  ["Scegli fino a tre risposte", 3],
  ["Kies maximaal drie", 3],
  ["Wybierz do trzech", 3],
  ["Escolha até três", 3],
  ["Выберите до трёх", 3],
  ["En fazla üç seçin", 3],
  ["3つまで選べます", 3],
  ["三つまで", 3],
  ["Choose one", 1],
  ["Please tick only one answer.", 1],
  ["Wähle nur eine Antwort", 1],
  ["Elige solo una opción", 1],
  ["Choisissez une seule réponse", 1],
  ["Scegli una risposta", 1],
  ["Kies één antwoord", 1],
  ["Wybierz jedną odpowiedź", 1],
  ["Escolha apenas uma opção", 1],
  ["Выберите один вариант", 1],
  ["Birini seçin", 1],
  ["1つ選んでください", 1],
  ["3 answers at most", 3],
  ["Choisissez deux réponses maximum", 2],
  ["Elige tres respuestas como máximo", 3],
  ["Kies drie antwoorden maximaal", 3],
  ["Only one answer possible", 1],
  ["Une seule réponse possible", 1],
  ["Nur eine Antwort möglich", 1],
  ["Una sola risposta possibile", 1],
  ["إجابة واحدة فقط", 1],
])("%s allows %d", (text, most) => {
  expect(mostIn(text)).toBe(most);
});

test.each([
  "Choose all that apply",
  "Choose one or more",
  "Choose at least one",
  "Don’t pick just one!",
  "There is no need to choose one.",
  "Wähle eine oder mehrere Antworten",
  "Which one would you choose?",
  "Do you drive up to 30 km a day?",
  "Save up to 3%",
  "Bis zu 3 Stunden am Tag",
  "Até que enfim",
  "Birini seçip diğerini bırakın",
  "3日までに",
  "最後まで",
  "Which of these do two of you like?",
  "Two people at most",
  "Pour deux personnes maximum",
  "We read only one answer of each child",
])("%s names no number of options", (text) => {
  expect(mostIn(text)).toBeUndefined();
});

test.each([
  "Choose all that apply",
  "Several answers are possible",
  "You can pick more than one",
  "Mehrfachauswahl möglich",
  "Mehrere Antworten sind möglich",
  "Puedes marcar varias",
  "Plusieurs réponses possibles",
  "Cochez tout ce qui s’applique",
  "Più risposte possibili",
  "Meerdere antwoorden mogelijk",
  "Możesz wybrać kilka",
  "Várias respostas possíveis",
  "Можно выбрать несколько",
  "Birden fazla seçebilirsiniz",
  "複数回答可",
  "当てはまるものをすべて選んでください",
  "اختر كل ما ينطبق",
])("%s allows several", (text) => {
  expect(allowsSeveral(text)).toBe(true);
});

test.each([
  "Choose one",
  "Which of several answers is yours?",
  "No multiple answers allowed",
  "Keine Mehrfachauswahl möglich",
  "Pas de choix multiples",
  "Geen meerdere antwoorden mogelijk",
  "Birden fazla seçenek seçilemez",
  "Plusieurs familles nous écrivent",
  "Wähle eine Antwort",
  "1つ選んでください",
])("%s does not say so", (text) => {
  expect(allowsSeveral(text)).toBe(false);
});
