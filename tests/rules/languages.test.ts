import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { engineLanguages } from "../../engine/load/index.ts";
import { frame } from "../frame.ts";

/** The day of the check. */
const today = "2026-06-30";

/** What each rule reports in a language, and a sentence beside it that is sound. */
type Said = {
  readonly "unproven-favourite": readonly string[];
  readonly "unproven-scarcity": readonly string[];
  readonly "promised-success": readonly string[];
  readonly "unproven-trust-mark": readonly string[];
  readonly "invented-work": readonly string[];
  readonly "past-date": readonly string[];
  readonly "price-in-text": readonly string[];
  readonly "claim-without-source": readonly string[];
  readonly "personal-claim": readonly string[];
  readonly sound: readonly string[];
};

const said: Readonly<Record<string, Said>> = {
  ar: {
    "unproven-scarcity": [
      "اليوم فقط!",
      "لم يتبق سوى 3 مقاعد",
      "بقي 3 مقاعد فقط",
      "آخر المقاعد",
      "المقاعد محدودة",
      "27 شخصًا يشاهدون هذا العرض",
    ],
    "unproven-favourite": [
      "الأكثر مبيعًا",
      "الباقة الأكثر شعبيّة",
      "أكثر الباقات طلبًا",
      "يختاره معظم المتدربين",
      "المفضّلة لدى عملائنا",
    ],
    "promised-success": ["نضمن لك النجاح", "النتيجة مضمونة", "ونجاحك مضمون", "نعدك بالنجاح", "نجاح بنسبة ١٠٠٪"],
    "unproven-trust-mark": ["مثبت علميًا", "ينصح به الأطباء"],
    "invented-work": [
      "نبحث في قاعدة بيانات 5000 متدرب",
      "نقارن إجاباتك بإجابات الآخرين",
      "نستشير خبراءنا",
      "الذكاء الاصطناعي يحلّل إجاباتك",
      "نتحقّق من التوفّر",
    ],
    "past-date": [
      "العرض حتى 31 مارس 2025.",
      "العرض حتّى ٣١ مارس ٢٠٢٥",
      "حتى 31/3/2025",
      "حتى ٣١/٣/٢٠٢٥",
      "ينتهي العرض في 15 أبريل 2025",
      "ينتهي في ١٥ كانون الثاني ٢٠٢٥",
      "تبدأ الدورة يوم الأحد 5 تشرين الأول 2025",
      "حتى 31 آذار/مارس 2025",
    ],
    "price-in-text": [
      "فقط 299 درهمًا في الشهر",
      "بـ 299 د.إ",
      "مقابل ٢٩٩ ريالًا",
      "299 جنيه فقط",
      "وفّر 50% مع الباقة السنوية",
      "خصم ٥٠٪ اليوم",
      "خصم %50 اليوم",
      "٥٠٪ خصم",
    ],
    "claim-without-source": ["25 ألف متدرب يتعلمون هنا", "١٢٬٥٠٠ متدرب معنا", "3 ملايين متعلّم"],
    "personal-claim": ["خطتك الشخصية", "خطة مخصّصة لك", "برنامج مصمّم خصيصًا لك"],
    sound: [
      "اليوم فقط نغلق صباحًا",
      "بقي 3 أسئلة",
      "في الصف ثمانية مقاعد",
      "النتيجة غير مضمونة",
      "لا نضمن النجاح لأحد",
      "هل النجاح مضمون؟ لا.",
      "نضمن استرداد المبلغ إذا لم تعجبك النتائج",
      "حتى 31 مارس 2027",
      "حتى ٣١ آذار ٢٠٢٧",
      "كُتب في 31 مارس 2025",
      "هل اشتريتها حتى 31 مارس 2025؟",
      "الأغاني الأكثر شعبية في العالم",
      "الكتب الأكثر مبيعًا",
      "نقرأ إجاباتك",
      "نبحث عن نقاط قوتك في إجاباتك",
      "نقارن إجاباتك بهدفك",
      "نحمي بياناتك الشخصية",
      "مدرّب شخصي يأتي إلى بيتك",
      "80% من الوقت لك أنت",
      "أكثر من 77٪ من الناس يقلقون",
      "6 متدربين على الأكثر، 15 دقيقة عبر الهاتف",
      "تعلّم الإنجليزية في مجموعة صغيرة",
      "عام 2025 كان جميلًا",
    ],
  },
  de: {
    "unproven-scarcity": [
      "Nur noch 2 Stellen frei!",
      "Nur noch 5 Einbautermine in diesem Jahr",
      "Begrenztes Kontingent",
      "Die Plätze sind limitiert.",
      "Nur heute: 20 Plätze",
      "Letzte Chance!",
      "Der Rabatt gilt nur noch bis Mitternacht.",
      "Nur noch 3 Plätze",
      "Noch 4 Plätze frei",
      "Letzte Plätze!",
      "Fast ausgebucht",
      "27 Personen sehen sich gerade dieses Angebot an",
    ],
    "unproven-favourite": ["Von 8 von 10 Familien gewählt", "Der Kundenliebling", "Am beliebtesten", "Der Bestseller"],
    "promised-success": [
      "Förderung garantiert!",
      "Wir garantieren Ihnen eine hohe Ersparnis",
      "Garantiert niedrigere Heizkosten",
      "Erfolg ist garantiert",
      "Wir garantieren dir den Erfolg",
    ],
    "unproven-trust-mark": [
      "Bekannt aus dem Fernsehen",
      "Testsieger 2026",
      "Wissenschaftlich erwiesen",
      "Von Ärzten empfohlen",
    ],
    "invented-work": ["Wir durchsuchen unsere Datenbank", "Wir vergleichen dich mit anderen"],
    "past-date": [
      "Bewerbungsschluss: 15.3.2025",
      "Frist: 31. März 2025",
      "Nur bis Ende März 2025",
      "Nur bis zum 31. März 2025",
      "bis 31.3.2025",
      "Bis 2025-03-31",
    ],
    "price-in-text": ["Nur 49,– Euro", "Nur 49,- €", "Nur 5 Euro im Monat", "Spare 50 % im Jahr"],
    "claim-without-source": ["25 Tausend Menschen lernen hier"],
    "personal-claim": ["Dein persönlicher Plan"],
    sound: [
      "Die Plätze sind limitiert auf acht je Kurs",
      "Das Angebot endet um Mitternacht am 31. Dezember 2026",
      "Der Rabatt gilt bis Mitternacht des 5. Juli",

      "An drei Stellen gibt es Kaffee",
      "Nur heute Vormittag ist das Büro zu",
      "Das Angebot gilt heute wie morgen",
      "Nur für kurze Zeit wird es laut",
      "Bis Mitternacht geöffnet",
      "Ob Sie Förderung bekommen, entscheidet die Bank",
      "Wir können keine Ersparnis garantieren",
      "Nur noch 3 Fragen",
      "Die letzten 3 Exemplare gingen nach Kiel",
      "Erzähl uns von den Kursen und deine letzten Termine",
      "Ein Kurs hat acht Plätze",
      "Kein Erfolg ist garantiert",
      "Bis 31.3.2027",
      "Wir löschen persönliche Daten",
      "Das beliebte Rezept",
    ],
  },
  en: {
    "unproven-scarcity": [
      "Today only: 20% more lessons",
      "Last chance!",
      "The offer ends tonight",
      "Only 3 places left!",
      "Last seats!",
      "Limited spots",
      "Almost sold out",
      "Only 17 left at this price",
      "Only 2 agents available",
      "Spots are filling up fast",
      "Selling out fast",
      "While supplies last",
      "Someone in Texas just bought this",
      "Last chance to save",
      "Doors close Friday",
      "This price expires in 10 minutes",
      "Your rate is locked for the next 15 minutes",
      "Rates go up tomorrow",
      "27 people are looking at this offer",
    ],
    "unproven-favourite": ["Chosen by 8 of 10 families", "Our customers’ favourite", "Most popular", "Our bestseller"],
    "promised-success": [
      "Success is guaranteed",
      "We guarantee you success",
      "We guarantee you more patients",
      "You will double your turnover",
      "Guaranteed approval, no exam",
      "Approval is guaranteed",
      "You are pre-approved",
      "Everyone is accepted",
      "Results in 7 days or less, guaranteed",
      "Instant results",
      "Cures separation anxiety",
    ],
    "unproven-trust-mark": [
      "As seen on TV",
      "Featured in The Daily",
      "The #1 dog training app in America",
      "Rated #1 by dog owners",
      "America's most trusted app",
      "The largest school in the world",
      "Voted best app of 2026",
      "Award-winning lessons",
      "Recommended by veterinarians",
      "Vet approved",
      "9 out of 10 vets recommend us",
      "FDA approved",
      "Clinically proven",
      "Backed by science",
      "BBB accredited",
      "Rated 4.8/5",
      "4.9 stars from 12,000 reviews",
      "Trusted by over 500,000 owners",
      "Over 2 million families protected",
    ],
    "invented-work": ["Searching our database", "Comparing you with others"],
    "past-date": ["Only until 31 March 2025", "Ends 2025-03-31"],
    "price-in-text": ["Only 5 dollars a month", "Save 50% with the yearly plan"],
    "claim-without-source": ["25 thousand people learn here"],
    "personal-claim": ["Your personal plan"],
    sound: [
      "The sale expires at midnight on 31 December 2026",
      "The offer ends at midnight on December 31",

      "We are closed today only in the morning",
      "This was my last chance to learn it",
      "Open until midnight",
      "Chosen by you",
      "Only 3 items left to answer",
      "Tell us about your last appointment.",
      "For parents with limited availability",
      "There are just two boxes available: one for cats, one for dogs",
      "Only 3 minutes left",
      "Keep the last seat free",
      "A class has eight places",
      "Only 3 places left? Ask us.",
      "Nobody's success is guaranteed",
      "Until 31 March 2027",
      "We delete personal data",
      "A popular recipe",
    ],
  },
  es: {
    "unproven-scarcity": [
      "Solo hoy: tres plazas",
      "¡Última oportunidad!",
      "Solo quedan 3 plazas",
      "Últimas 3 plazas",
      "Plazas limitadas",
      "27 personas están viendo esta oferta",
    ],
    "unproven-favourite": ["Elegida por 8 de cada 10", "El más vendido", "Más popular"],
    "promised-success": ["Resultados garantizados", "Te garantizamos el éxito"],
    "unproven-trust-mark": ["Visto en la tele", "Clínicamente probado", "Recomendado por médicos"],
    "invented-work": ["Buscando en nuestra base de datos", "Comparamos tus respuestas con otras"],
    "past-date": [
      "Reserva tu plaza antes del 31 de marzo de 2025",
      "Hasta el 31 de marzo de 2025",
      "hasta el 31.3.2025",
    ],
    "price-in-text": ["Solo 5 dólares al mes", "Ahorra un 50 % al año"],
    "claim-without-source": ["25 mil personas aprenden aquí"],
    "personal-claim": ["Tu plan personalizado"],
    sound: [
      "La oferta termina a medianoche del 31 de diciembre de 2026",

      "Solo hoy por la mañana está cerrado",
      "Solo quedan 3 preguntas",
      "Plazas limitadas a ocho",
      "Nuestras últimas entradas",
      "Quedan dos unidades por estudiar",
      "El éxito no está garantizado",
      "Hasta el 31 de marzo de 2027",
      "Una receta popular",
      "Leemos tus respuestas",
    ],
  },
  fr: {
    "unproven-scarcity": [
      "Aujourd’hui seulement !",
      "Dernière chance",
      "Offre à durée limitée",
      "Plus que 3 places à ce tarif",
      "Il ne reste plus qu’une place",
      "Dernières places disponibles.",
      "Stock limité !",
      "27 personnes regardent cette offre",
    ],
    "unproven-favourite": [
      "N° 1 des ventes",
      "Choisi par 8 familles sur 10",
      "La formule préférée des abonnés",
      "Le plus choisi",
      "La plus vendue",
    ],
    "promised-success": ["Résultats garantis", "Nous vous garantissons le succès"],
    "unproven-trust-mark": ["Vu à la télé", "Cliniquement prouvé", "Recommandé par les médecins"],
    "invented-work": ["Nous consultons nos experts", "Comparaison de vos réponses avec d’autres"],
    "past-date": [
      "Abonnez-vous avant le 31 mars 2025",
      "Jusqu’au 31 mars 2025",
      "jusqu'au 1er mars 2025",
      "Jusqu’au 31/03/2025",
    ],
    "price-in-text": ["Seulement 5 euros par mois", "Économisez 50 % par an"],
    "claim-without-source": ["25 mille personnes apprennent ici"],
    "personal-claim": ["Votre plan personnalisé", "Un plan sur mesure"],
    sound: [
      "L’offre expire à minuit le 31 décembre 2026",

      "Aujourd’hui seulement trois questions",
      "Choisi par vos soins",
      "Nos derniers articles",
      "Il vous reste deux articles à lire",
      "Mangez une quantité limitée de sucre",
      "Le plat préféré de la famille",
      "Nos avis datent d’avant le 31 mars 2025",
      "Plus que deux étapes !",
      "Dernière place au frigo ?",
      "Places limitées à huit par cours",
      "Il reste trois questions",
      "Le succès n’est pas garanti",
      "Jusqu’au 31 mars 2027",
      "Une recette populaire",
      "Nous lisons vos réponses",
    ],
  },
  it: {
    "unproven-scarcity": [
      "Solo per oggi!",
      "Offerta valida solo oggi.",
      "L'offerta scade tra poche ore.",
      "Ultime ore per prenotare",
      "Ultimo giorno!",
      "Ultima possibilità!",
      "Offerta lampo",
      "Prezzo bloccato per 15 minuti",
      "Ultimi 3 posti disponibili per questo mese",
      "Solo 5 appuntamenti liberi questa settimana",
      "Disponibilità limitata",
      "I posti stanno finendo",
      "37 persone hanno prenotato nelle ultime 24 ore",
      "Solo oggi!",
      "L'offerta scade oggi",
      "Rimangono solo 3 posti",
      "Solo 3 posti disponibili",
      "Ultimi posti!",
      "Quasi esaurito",
      "27 persone stanno guardando questa offerta",
    ],
    "unproven-favourite": ["La formula più richiesta", "Scelto da 8 famiglie su 10", "Il più scelto", "Più popolare"],
    "promised-success": [
      "Garantito al 100%.",
      "Sorriso perfetto garantito",
      "Le garantiamo denti dritti in sei mesi",
      "Funziona sempre",
      "Risultati garantiti",
      "Ti garantiamo il successo",
    ],
    "unproven-trust-mark": [
      "Approvato dal Ministero della Salute",
      "Raccomandato da 9 dentisti su 10",
      "Dal dentista n. 1 in Italia",
      "Leader di mercato in Italia",
      "Parlano di noi",
      "Premiato come miglior studio",
      "4,9 su 5 da 1.200 recensioni",
      "Oltre 10.000 pazienti soddisfatti",
      "Scelto da più di 50.000 italiani",
      "Visto in TV",
      "Clinicamente provato",
      "Consigliato dai dentisti",
    ],
    "invented-work": [
      "L'intelligenza artificiale analizza il caso",
      "Verifichiamo la disponibilità degli studi",
      "Stiamo cercando nel nostro database",
      "Confrontiamo le risposte con altre",
    ],
    "past-date": [
      "Valido dal 1° al 30 settembre 2025",
      "Scade il 1° maggio 2025",
      "Fino al 31 marzo 2025",
      "entro il 31.3.2025",
    ],
    "price-in-text": ["Solo 5 euro al mese", "Risparmia il 50% all'anno"],
    "claim-without-source": ["25 mila persone imparano qui"],
    "personal-claim": ["Il tuo piano personalizzato"],
    sound: [
      "I denti sono assicurati contro gli infortuni",
      "Gli ultimi posti della fila sono i molari",
      "Solo oggi non siamo raggiungibili",
      "Il sorriso non è garantito",
      "Nessuno può garantire un sorriso perfetto",
      "Gli studi sono autorizzati dalla Regione",
      "Corso riconosciuto dal Ministero con decreto n. 12",
      "Corso riconosciuto dal Ministero (n. 123/2024)",
      "L'intelligenza artificiale? Non la usiamo.",
      "Il numero uno della lista è lo spazzolino",
      "Dal 2019 oltre 400 pazienti",
      "Gli appuntamenti liberi li vede la segreteria",
      "Chiusi dal 1° al 30 settembre 2025",
      "Solo oggi pomeriggio siamo chiusi",
      "Rimangono 3 domande",
      "Restano due copie da firmare",
      "Posti limitati a otto",
      "Il successo non è garantito",
      "Fino al 31 marzo 2027",
      "Una ricetta popolare",
      "Leggiamo le tue risposte",
    ],
  },
  ja: {
    "unproven-scarcity": [
      "本日限り",
      "ラストチャンス",
      "残りわずか",
      "残り3席",
      "残り３名様",
      "残席わずか",
      "27人が閲覧中",
    ],
    "unproven-favourite": ["一番人気", "最も選ばれています"],
    "promised-success": ["成功を保証します", "必ず成功します"],
    "unproven-trust-mark": ["医師推奨", "科学的に証明されています"],
    "invented-work": ["データベースを検索中", "他の人と比較中です"],
    "past-date": [
      "2025年3月31日まで",
      "2025/3/31まで",
      "2025-03-31に終了",
      "２０２５年３月３１日まで",
      "２０２５／３／３１まで",
    ],
    "price-in-text": [
      "月額500円だけ",
      "年間プランで50%割引",
      "毎月１９８０円",
      "毎月１，９８０円",
      "いまだけ５０％ＯＦＦ",
      "￥１，９８０で始める",
    ],
    "claim-without-source": ["2万人が学んでいます"],
    "personal-claim": ["あなただけのプラン"],
    sound: [
      "残り3問です",
      "在庫限りで終了します",
      "残りわずかな時間を大切に",
      "成功を保証するものではありません",
      "2027年3月31日まで",
      "2025年3月31日の写真",
      "回答を読んでいます",
    ],
  },
  nl: {
    "unproven-scarcity": [
      "Alleen vandaag!",
      "Laatste kans",
      "Nog maar 3 plekken",
      "Nog 3 plaatsen vrij",
      "Laatste plekken!",
      "27 mensen bekijken nu deze aanbieding",
    ],
    "unproven-favourite": ["Gekozen door 8 van de 10", "Meest gekozen", "Populairste keuze"],
    "promised-success": ["Succes is gegarandeerd", "We garanderen je succes"],
    "unproven-trust-mark": ["Bekend van tv", "Wetenschappelijk bewezen", "Aanbevolen door artsen"],
    "invented-work": ["We doorzoeken onze database", "We vergelijken je met anderen"],
    "past-date": ["Bestel voor 31 maart 2025", "Tot en met 31 maart 2025", "tot 31.3.2025"],
    "price-in-text": ["Voor 5 dollar per maand", "Bespaar 50% per jaar"],
    "claim-without-source": ["25 duizend mensen leren hier"],
    "personal-claim": ["Jouw persoonlijke plan"],
    sound: [
      "Alleen vandaag zijn we dicht",
      "Nog maar 3 vragen",
      "Een les heeft acht plekken",
      "Succes is niet gegarandeerd",
      "Tot 31 maart 2027",
      "Geen persoonlijke gegevens",
      "We lezen je antwoorden",
    ],
  },
  pl: {
    "unproven-scarcity": [
      "Tylko dziś!",
      "Promocja kończy się o północy",
      "Zostały tylko 3 miejsca",
      "Już tylko 5 miejsc",
      "Ostatnie miejsca!",
      "27 osób ogląda teraz tę ofertę",
    ],
    "unproven-favourite": ["Najczęściej wybierany", "Najpopularniejszy plan"],
    "promised-success": ["Sukces jest gwarantowany", "Gwarantujemy zatrudnienie i zarobki"],
    "unproven-trust-mark": ["Naukowo potwierdzone", "Polecany przez lekarzy"],
    "invented-work": ["Przeszukujemy bazę 1200 ofert", "Porównujemy odpowiedzi z innymi"],
    "past-date": ["Nabór trwa do 31 marca 2025", "do 31.03.2025", "Premia ważna do 2025-03-31"],
    "price-in-text": ["Tylko 5 złotych miesięcznie", "Oszczędź 50% rocznie"],
    "claim-without-source": ["25 tysięcy osób uczy się tutaj"],
    "personal-claim": ["Twój spersonalizowany plan"],
    sound: [
      "Tylko dziś rano jest zamknięte",
      "Zostały 3 pytania",
      "Kurs ma osiem miejsc",
      "Nie gwarantujemy sukcesu",
      "Trwa do 31 marca 2027",
      "Bez osobistych danych",
      "Czytamy odpowiedzi",
    ],
  },
  pt: {
    "unproven-scarcity": [
      "Só hoje!",
      "A oferta termina hoje",
      "Restam 3 vagas",
      "Últimas 3 vagas",
      "Vagas limitadas",
      "27 pessoas estão vendo esta oferta",
    ],
    "unproven-favourite": [
      "Escolhido por 8 em cada 10",
      "Mais popular",
      "O mais escolhido",
      "Mais vendido",
      "O preferido dos clientes",
    ],
    "promised-success": ["Resultado garantido em 30 dias", "Lucro garantido", "Garantimos o seu sucesso"],
    "unproven-trust-mark": ["Visto na TV", "Cientificamente comprovado", "Recomendado por médicos"],
    "invented-work": ["Pesquisando em nosso banco de dados", "Comparando com outros", "Estamos consultando a Receita"],
    "past-date": [
      "Reserve antes de 31 de março de 2025",
      "Até 31 de março de 2025",
      "até o dia 1º de março de 2025",
      "até 31.3.2025",
    ],
    "price-in-text": ["Começar por 2 reais", "39 reais por mês", "Economize 50% no plano anual"],
    "claim-without-source": ["Mais de 25 mil profissionais"],
    "personal-claim": ["O seu plano personalizado", "Um plano sob medida"],
    sound: [
      "Só hoje de manhã estamos fechados",
      "Restam 3 perguntas",
      "Uma turma tem oito vagas",
      "O resultado não é garantido",
      "Até 31 de março de 2027",
      "Mais popular ainda é o café",
      "Lemos as suas respostas",
    ],
  },
  ru: {
    "unproven-scarcity": [
      "Только сегодня!",
      "Последний шанс",
      "Осталось 3 места",
      "Последние места!",
      "Количество мест ограничено",
      "27 человек сейчас смотрят это предложение",
    ],
    "unproven-favourite": ["Самый популярный тариф", "Хит продаж"],
    "promised-success": ["Результат гарантирован", "Гарантируем вам успех"],
    "unproven-trust-mark": ["Клинически доказано", "Рекомендовано врачами"],
    "invented-work": ["Ищем в базе данных", "Сравниваем ответы с другими"],
    "past-date": ["До 31 марта 2025 года", "до 31.03.2025"],
    "price-in-text": ["Всего 500 рублей в месяц", "Скидка 50% на год"],
    "claim-without-source": ["25 тысяч человек учатся здесь"],
    "personal-claim": ["Ваш персональный план"],
    sound: [
      "Только сегодня утром закрыто",
      "Осталось 3 вопроса",
      "В группе восемь мест",
      "Результат не гарантирован",
      "До 31 марта 2027 года",
      "Без персональных данных",
      "Читаем ваши ответы",
    ],
  },
  sv: {
    "unproven-scarcity": [
      "Bara i dag!",
      "Sista chansen",
      "Bara 3 platser kvar",
      "3 platser kvar",
      "Sista platserna!",
      "27 personer tittar just nu på det här erbjudandet",
      "Sista dagen!",
      "Gäller endast i kväll",
      "Passa på innan det är för sent!",
      "Så långt lagret räcker",
      "Få platser kvar!",
      "Snart slutsålt",
      "Först till kvarn",
      "Tidsbegränsat erbjudande",
      "Priset höjs i morgon",
      "Rabatten slutar om 15 minuter",
    ],
    "unproven-favourite": [
      "Vald av 8 av 10",
      "Mest populära",
      "Kundfavorit",
      "Mest omtyckt",
      "8 av 10 väljer årspaketet",
      "Andra köpte också",
    ],
    "promised-success": [
      "Vi garanterar dig framgång",
      "Garanterat resultat",
      "Gå ner 10 kg garanterat",
      "Garanterat lägre elpris",
      "100 % garanti",
      "Garanterad viktnedgång",
      "Du kommer att lyckas",
      "Vi lovar att du går ner i vikt",
    ],
    "unproven-trust-mark": [
      "Känd från tv",
      "Vetenskapligt bevisat",
      "Rekommenderas av läkare",
      "100 % nöjda kunder",
      "Tusentals nöjda kunder",
      "Över 25 000 nöjda kunder",
      "Sveriges bästa elbolag",
      "Sveriges nr 1",
      "Nummer ett i Sverige",
      "Bäst i test",
      "4,9 av 5 på Trustpilot",
      "4,8 i betyg från 1 200 omdömen",
      "Testvinnare",
      "Godkänd av Konsumentverket",
      "Kliniskt testad",
      "Dermatologiskt testad",
      "Rekommenderas av 9 av 10 tandläkare",
      "Känd från TV4",
      "Utvald av experter",
      "Marknadsledande",
    ],
    "invented-work": [
      "Vi söker i vår databas",
      "Vi jämför dig med andra",
      "Vi letar igenom alla elavtal",
      "Vi söker bland 120 försäkringar",
      "Vi letar efter det bästa erbjudandet",
    ],
    "past-date": [
      "Gäller till och med den 31 mars 2025",
      "Fram till 31 mars 2025",
      "Beställ före 31 mars 2025",
      "Rea till och med den 31 mars 2025",
      "Till och med söndag den 30 mars 2025",
      "Kampanj t.o.m. 31/3 2025",
      "Anmäl dig senast måndagen den 31 mars 2025",
      "Kursen börjar den 12 januari 2025",
    ],
    "price-in-text": ["Bara 5 kronor i månaden", "Spara 50 % per år", "Endast 99:- i månaden", "99:-/mån"],
    "claim-without-source": ["25 tusen personer lär sig här"],
    "personal-claim": ["Din personliga plan", "Din unika träningsplan"],
    sound: [
      "Bara i dag har vi stängt",
      "Bara 3 frågor kvar",
      "En lektion har åtta platser",
      "Vi kan inte garantera framgång",
      "Till och med den 31 mars 2027",
      "Inga personliga uppgifter",
      "Vi läser dina svar",
      "Vi söker dig som vill börja träna",
      "Letar du efter ett elavtal?",
      "Det du söker finns här",
      "Vi letar fram det paket som passar",
      "Sveriges största stad",
      "Villkoren uppdaterades senast den 31 mars 2025",
      "Två saker till: en säng och ett bord :-)",
      "Sista dagen i kursen spelar du upp",
    ],
  },
  tr: {
    "unproven-scarcity": [
      "Sadece bugün!",
      "Son fırsat",
      "Son 3 yer!",
      "Sadece 3 yer kaldı",
      "Kontenjan sınırlı",
      "27 kişi şu anda bu sayfayı inceliyor",
      "SON ŞANS",
      "KONTENJAN SINIRLI",
      "Sadece bugün geçerli",
      "Bugüne özel indirim",
      "Kampanya bu gece bitiyor",
      "Gece yarısına kadar geçerli",
      "Fırsatı kaçırmayın, son gün!",
      "Son 3 kişilik yer",
      "Randevular hızla doluyor",
      "Stoklarla sınırlı",
      "Sınırlı sayıda",
      "Tükenmeden alın",
    ],
    "unproven-favourite": ["En popüler plan", "En çok tercih edilen", "EN ÇOK TERCİH EDİLEN PLAN"],
    "promised-success": [
      "Başarı garantisi",
      "Başarınız garanti",
      "SONUÇ GARANTİLİ",
      "%100 garanti",
      "KESİN ÇÖZÜM",
      "Garantili saç ekimi",
      "Zayıflayacağınızı garanti ediyoruz",
      "Dilediğinizi öğreneceğinizi garanti ederiz",
    ],
    "unproven-trust-mark": [
      "Bilimsel olarak kanıtlanmış",
      "Uzmanların önerdiği",
      "KLİNİK OLARAK KANITLANMIŞTIR",
      "Dermatolojik olarak test edilmiştir",
      "Doktorlar tarafından tavsiye ediliyor",
      "Sağlık Bakanlığı'ndan onaylı",
      "Türkiye'nin 1 numaralı kliniği",
      "Basında biz",
      "Televizyonda gördüğünüz klinik",
      "Ödüllü klinik",
      "10.000'den fazla mutlu hasta",
      "4,9 yıldız, 12.000 yorum",
    ],
    "invented-work": ["Veritabanımız taranıyor", "Diğerleri ile karşılaştırıyoruz", "ALGORİTMAMIZ çalışıyor"],
    "past-date": [
      "31 Mart 2025'e kadar",
      "31 Mart 2025 tarihine kadar",
      "31.03.2025’e kadar",
      "Son tarih: 15 EKİM 2025",
      "31 ARALIK 2025'E KADAR",
      "Son başvuru: 15 Kasım 2025",
    ],
    "price-in-text": [
      "Ayda sadece 500 TL",
      "Yıllık planda %50 indirim",
      "İndirim: %50",
      "%25 İNDİRİM",
      "%13'e varan indirim",
      "Yüzde 25 indirim",
    ],
    "claim-without-source": ["25 bin kişi burada öğreniyor"],
    "personal-claim": ["Size özel plan"],
    sound: [
      "Sadece bugün kapalıyız",
      "3 soru kaldı",
      "Bir sınıfta sekiz yer var",
      "Başarı garanti edilmez",
      "31 Mart 2027'ye kadar",
      "31 Mart 2025'te yazıldı",
      "Yanıtlarınızı okuyoruz",
      "Son 3 kişiye kadar aynı anda görüşebiliyoruz",
      "Sadece bugünü düşünmeyin",
      "Kısa süreliğine kızarabilir",
      "Kesin sonuç vaat etmiyoruz",
      "Sınırlı sayıda soru soruyoruz",
      "Kimse %100 sonuç garantisi veremez",
      "Paranızı geri alacağınızı garanti ediyoruz",
      "Sonuç garantisi yoktur",
      "Klinik olarak kanıtlanmış değildir",
      "Bilimsel olarak kanıtlanmamıştır",
      "Sağlık Bakanlığı onaylı ürün satmıyoruz",
      "Uzmanlarınız öneriyorsa getirin",
      "1 numaralı salonda görüşüyoruz",
      "Ödüllü yarışma yoktur",
    ],
  },
};

/**
 * The rules that look at words, and have something to say about a text in a heading, a paragraph and a loading screen.
 *
 * @param others texts of the same language that stand beside it: one look at all of them takes no longer
 */
function reported(language: string, text: string, others: readonly string[] = [text]): readonly string[] {
  const key = JSON.stringify([language, others]);
  const known = checked.get(key) ?? reportedOf(language, others);
  checked.set(key, known);
  return known[others.indexOf(text)] ?? [];
}

const checked = new Map<string, readonly (readonly string[])[]>();

function reportedOf(language: string, texts: readonly string[]): readonly (readonly string[])[] {
  const waits = texts.map(
    (text, index) =>
      `  w${index}: { type: loading, path: /w${index}, heading: H, stages: [${JSON.stringify(text)}], tick: 30 ms, next: ${index + 1 < texts.length ? `w${index + 1}` : "end"} }`,
  );
  const headings = texts.map((text) => `      - { type: heading, text: ${JSON.stringify(text)} }`);
  const { problems } = checkFunnel(
    "test.yaml",
    () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: w0
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month } }
steps:
${waits.join("\n")}
  end:
    type: offer
    path: /end
    sections:
${headings.join("\n")}
      - { type: plans, heading: P, plans: [p], default: p }
`,
    }),
    { today },
  );
  const own = problems.filter(({ rule }) => Object.hasOwn(said.en ?? {}, rule));
  return texts.map((_, index) => [
    ...new Set(
      own.flatMap(({ rule, path: [, step, , section] = [] }) =>
        step === `w${index}` || (step === "end" && section === index) ? rule : [],
      ),
    ),
  ]);
}

it("rules are tried in each language that the engine speaks", () => {
  expect(Object.keys(said).sort()).toEqual([...engineLanguages, "en"].sort());
});

describe.each(Object.entries(said))("in %s", (language, { sound, ...wrong }) => {
  const listed = Object.entries(wrong).flatMap(([rule, texts]) => texts.map((text) => [rule, text] as const));
  // Of a funnel that calls something personal, the first such text alone is told.
  const others = listed.flatMap(([rule, text]) => (rule === "personal-claim" ? [] : text));
  // A report ends after a hundred problems.
  const beside = (text: string) => {
    const first = Math.floor(others.indexOf(text) / 25) * 25;
    return others.slice(first, first + 25);
  };
  it.each(listed)("%s reports “%s”", (rule, text) => {
    expect(rule === "personal-claim" ? reported(language, text) : reported(language, text, beside(text))).toContain(
      rule,
    );
  });

  it.each(sound)("“%s” is sound", (text) => {
    expect(reported(language, text, sound)).toEqual([]);
  });
});

/** Sound sentences that have words of promises, of personal plans or of work in them. */
const alike = [
  ["de", "Wir garantieren die Rückzahlung, falls das Ergebnis nicht gefällt"],
  ["de", "Eine Erfolgsgarantie geben wir nicht"],
  ["de", "Garantierte Ergebnisse gibt es nicht"],
  ["en", "We guarantee a refund if the results disappoint you"],
  ["en", "Rule #1: end on a success"],
  ["en", "The number one mistake is to repeat a word"],
  ["en", "As seen in the video above"],
  ["en", "Dogs are featured in our lessons"],
  ["en", "This is not approved or endorsed by any vets"],
  ["en", "The FDA does not approve such apps"],
  ["en", "We prescribe FDA-approved medication"],
  ["en", "Ask your vet before you start"],
  ["en", "Is it recommended by doctors?"],
  ["en", "Used by 2 people at home"],
  ["en", "The largest breed in the world sleeps most"],
  ["en", "The Medicare-approved amount is on your bill"],
  ["en", "An A+ rating for energy saves power"],
  ["en", "Hotels rated 4 stars cost more"],
  ["en", "Someone in your family bought a house"],
  ["en", "Only two doctors are available on weekends"],
  ["en", "Last chance to save your answers"],
  ["en", "Nothing cures insomnia overnight"],
  ["es", "Lo que has visto en la tele cansa los ojos"],
  ["fr", "Ce que vous avez vu à la télé fatigue"],
  ["it", "Quello che hai visto in tv stanca gli occhi"],
  ["ja", "医師推奨ではありません"],
  ["ja", "テレビで紹介された商品ではありません"],
  ["pt", "O que tem visto na TV cansa os olhos"],
  ["tr", "Bilimsel olarak kanıtlanmamıştır"],
  ["en", "Approved by our doctors before it is sent"],
  ["en", "Approval is not guaranteed"],
  ["en", "No agent can guarantee approval"],
  ["en", "You are not pre-approved by answering"],
  ["en", "Take the last treat away slowly"],
  ["en", "The doors close at 9 PM on Friday"],
  ["en", "Only two trainers work here"],
  ["en", "Your quote is good for 30 days"],
  ["en", "Close the door for 10 minutes"],
  ["en", "We guarantee an answer in case the results surprise you"],
  ["en", "Results are guaranteed by nobody"],
  ["en", "We cannot guarantee more bookings"],
  ["en", "Success guaranteed? We do not say that."],
  ["de", "Erfolg garantiert? Nein."],
  ["es", "Garantizamos la devolución si los resultados no te gustan"],
  ["es", "El éxito garantizado no existe"],
  ["fr", "Nous garantissons le remboursement si les résultats vous déçoivent"],
  ["fr", "Garantie de résultat : nous n’en donnons pas"],
  ["it", "Garanzia di risultato: non ne diamo"],
  ["ja", "結果は保証いたしません"],
  ["ja", "収入を保証していません"],
  ["nl", "Een succesgarantie geven we niet"],
  ["pl", "Gwarancja sukcesu nie istnieje"],
  ["pt", "A garantia de 30 dias vale para os resultados do exame"],
  ["ru", "Гарантируем возврат денег, если результат вам не подойдёт"],
  ["ru", "Гарантия результата невозможна"],
  ["de", "Software für Ihr Personal"],
  ["de", "Halten Sie Ihren Personalausweis bereit"],
  ["de", "Wir beraten Sie persönlich am Telefon"],
  ["en", "A personal trainer comes to your home"],
  ["es", "Protegemos tus datos personales"],
  ["es", "Nuestro personal te llamará"],
  ["es", "Un entrenador personal a domicilio"],
  ["fr", "Une cuisine sur mesure"],
  ["it", "Proteggiamo i dati personali"],
  ["it", "Un vestito su misura"],
  ["ja", "パーソナルジム"],
  ["nl", "Een keuken op maat"],
  ["nl", "Wij bezorgen persoonlijk"],
  ["pl", "Dowód osobisty"],
  ["pl", "Trener osobisty przyjedzie do domu"],
  ["pt", "Móveis sob medida"],
  ["ru", "Войдите в личный кабинет"],
  ["ru", "Личная встреча в офисе"],
  ["tr", "Kişisel antrenör eve gelir"],
  ["de", "Häuser bis 2 Mio. Euro"],
  ["en", "Houses built until 31 December 1978 need no permit"],
  ["en", "Was it bought until 31 December 2025?"],
  ["es", "Para nacidos hasta el 31 de diciembre de 1968"],
  ["fr", "Êtes-vous né avant le 1er janvier 1968 ?"],
  ["fr", "Rénové avant le 1er janvier 2026"],
  ["it", "Auto immatricolata entro il 31 dicembre 2010"],
  ["it", "Patrimonio di 2 milioni di euro"],
  ["ja", "2020年12月31日までに購入した車が対象です"],
  ["nl", "Tot 31 december 2020 geboren?"],
  ["pl", "Dla osób urodzonych do 31 grudnia 1968 r."],
  ["pl", "Zarabiasz ponad 10 tys. zł?"],
  ["ru", "Обучили людей с 2010 до мая 2015 года"],
  ["ru", "Более 2 тыс. руб. в кармане"],
  ["de", "Die beliebtesten Lieder"],
  ["es", "Escuchas las más populares"],
  ["fr", "Les plus vendus sont des romans"],
  ["it", "I più venduti del secolo"],
  ["pt", "Os mais populares"],
  ["tr", "Çok satan kitaplar"],
  ["de", "Verfügbarkeit deiner Termine"],
  ["es", "Consultando tus respuestas"],
  ["fr", "Consultation de vos réponses"],
  ["fr", "Comparaison de vos réponses à votre objectif"],
  ["it", "Consultando le tue risposte"],
  ["nl", "Je beschikbaarheid verwerken"],
  ["pl", "Szukamy w Twoich odpowiedziach"],
  ["pt", "Consultando suas respostas"],
  ["ru", "Поиск ваших сильных сторон в ответах"],
] as const;
it.each(alike)("in %s “%s” is sound", (language, text) => {
  const others = alike.flatMap(([own, sound]) => (own === language ? sound : []));
  expect(reported(language, text, others)).toEqual([]);
});

it("a word that is a denial in English only is none in another language", () => {
  expect(reported("pt", "No nosso curso, garantimos resultados")).toEqual(["promised-success"]);
});

it.each(["Over 3 million people have diabetes", "More than 10,000 people use the bus each day"])(
  "“%s” is a figure, and says nothing of who vouches for what is sold",
  (text) => {
    expect(reported("en", text)).toEqual(["claim-without-source"]);
  },
);

it("words of another language than the funnel's and English are none", () => {
  expect(reported("de", "Mais popular")).toEqual([]);
  expect(reported("pt-BR", "Mais popular")).toEqual(["unproven-favourite"]);
});

it.each([
  ["ar", "AED", "تخسر {loss} درهمًا"],
  ["ar", "AED", "تدفع {plans.p.price} كل {plans.p.renews.every}"],
  ["ar", "SAR", "{loss} ريال في الشهر"],
  ["pt", "BRL", "Você perde R$ {loss} por mês"],
  ["pt", "BRL", "Você perde {loss} reais por mês"],
  ["pt", "BRL", "{plans.p.price} por {plans.p.renews.every}"],
  ["pt", "BRL", "{plans.p.price} por {plans.p.period} dias"],
  ["pl", "PLN", "To {loss|dużo} zł miesięcznie"],
  ["pl", "PLN", "To {loss} PLN miesięcznie"],
  ["pl", "PLN", "{plans.p.price} co {plans.p.renews.every}"],
  ["de", "EUR", "Das sind {loss} Euro"],
  ["de", "EUR", "{plans.p.price} jeden {plans.p.renews.every}"],
  ["fr", "EUR", "Seulement {plans.p.price} euros"],
  ["ja", "JPY", "{loss}円です"],
  ["ja", "JPY", "￥{plans.p.price}です"],
  ["ja", "JPY", "月額¥{plans.p.price}です"],
  ["ja", "JPY", "月額JPY {plans.p.price}です"],
  ["ja", "JPY", "お支払いは毎月{plans.p.renews.every}です"],
  ["ja", "JPY", "毎{plans.p.renews.every}のお届けです"],
  ["ja", "JPY", "{plans.p.renews.every}ごとに更新します"],
  ["ja", "JPY", "{plans.p.period}か月後に更新します"],
  ["ja", "JPY", "{plans.p.period}ヶ月後に更新します"],
  ["ja", "JPY", "{plans.p.period}日後に更新します"],
  ["tr", "TRY", "Ayda {loss} TL"],
  ["ru", "RUB", "Это {loss} руб. в месяц"],
])("in %s with %s a unit is read twice in “%s”", (language, currency, text) => {
  expect(doubledUnits(language, currency, text)).toHaveLength(1);
  const once = text.replace(
    /(?:¥|JPY|毎月|毎|ごとに|[かヶ]月|(?<=\})日)|(?<!\p{L})(?:R\$|reais|por(?= \{plans\.p\.renews)|dias|zł|PLN|co|Euro|jeden|euros|円|￥|TL|руб\.?|درهمًا|ريال|كل(?= \{))/gu,
    "—",
  );
  expect(doubledUnits(language, currency, once)).toEqual([]);
});

it.each([
  ["es", "EUR", "Te damos {plans.p.period} a partir de hoy"],
  ["es", "EUR", "Quedan {years} a partir de hoy"],
  ["fr", "EUR", "{plans.p.period} j’en profite"],
  ["fr", "EUR", "{way} m'attendent"],
  ["ja", "JPY", "月額{plans.p.price}です"],
  ["ja", "JPY", "{plans.p.period}間お試しください"],
  ["ja", "JPY", "お支払いは{plans.p.renews.every}、{plans.p.renews.price}です"],
  ["ja", "JPY", "合計{plans.p.price}（税込）で{plans.p.period}後まで"],
])("in %s with %s no unit is read twice in “%s”", (language, currency, text) => {
  expect(doubledUnits(language, currency, text)).toEqual([]);
});

/** What is told of units in a heading that shows plans and values. */
function doubledUnits(language: string, currency: string, copy: string) {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: form
plans: { p: { name: P, price: 7, currency: ${currency}, period: 7 days, renews: { price: 70, every: 1 month } } }
values: { loss: { of: 3 * 4, currency: ${currency} }, years: { of: 3 * 4, unit: years } }
steps:
  form: { type: form, path: /, heading: F, fields: [{ id: way, type: measure, label: W, units: [m, km] }], button: N, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: ${JSON.stringify(copy)} }] }
`;
  return checkFunnel("test.yaml", () => ({ text })).problems.filter(({ rule }) => rule === "doubled-unit");
}

it.each([
  ["ar", "ضمان 30 يومًا", "اكتب إلينا خلال 7 أيام ونعيد لك المبلغ كاملًا."],
  ["ar-EG", "ضمان ٣٠ يومًا", "يمكنك استرداد المبلغ. اكتب خلال 7 أيام لاسترداد مالك."],
  ["de", "30 Tage Garantie", "Schreib uns innerhalb von 7 Tagen, und wir erstatten alles."],
  ["en", "30-day guarantee", "Write to us within 7 days, and you have your money back."],
  ["es", "Garantía de 30 días", "Escríbenos en 7 días y te devolvemos todo."],
  ["fr", "Garantie de 30 jours", "Écrivez-nous sous 7 jours et nous remboursons tout."],
  ["it", "Garanzia di 30 giorni", "Scrivi entro 7 giorni e rimborsiamo tutto."],
  ["ja", "30日間保証", "7日以内なら全額返金します。"],
  ["nl", "30 dagen garantie", "Schrijf binnen 7 dagen en we betalen alles terug."],
  ["pl", "Gwarancja 30 dni", "Napisz w ciągu 7 dni, a zwrócimy całość."],
  ["pt", "Garantia de 30 dias", "Escreva em até 7 dias e devolvemos tudo."],
  ["ru", "Гарантия 30 дней", "Напишите нам в течение 7 дней, и мы вернём всё."],
  ["tr", "30 gün garanti", "7 gün içinde yazın, hepsini iade edelim."],
  ["de", "30 Tage Garantie", "Schreib uns innerhalb von 7 Tagen."],
  ["en", "30-day guarantee", "Write to us within 7 days."],
  ["en", "Thirty-day guarantee", "We refund you for 7 days."],
  ["en", "30-day guarantee", "We refund you if you write to us within 7 days of the first payment."],
  ["de", "30 Tage Garantie", "Wir erstatten alles: Schreiben Sie uns binnen 7 Tagen."],
  ["fr", "Garantie de 30 jours", "Vous êtes remboursé si vous nous écrivez dans les 7 jours suivant le paiement."],
  ["es", "Garantía de treinta días", "El reembolso es posible durante 7 días."],
  ["fr", "Garantie de trente jours", "Le remboursement est possible pendant 7 jours."],
  ["fr", "Garantie de 30 jours", "Écrivez-nous dans les 7 jours."],
  ["it", "Garanzia di 30 giorni", "Il rimborso è possibile per 7 giorni."],
  ["pl", "Gwarancja 30 dni", "Zwrócimy pieniądze przez 7 dni."],
  ["pt", "Garantia de 30 dias", "O reembolso é possível durante 7 dias."],
])("in %s terms that give money back for less than “%s” differ from it", (language, heading, terms) => {
  const rules = (said: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: end
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: L, text: ${JSON.stringify(said)} }] }
steps: { end: { type: end, path: /end, sections: [{ type: guarantee, heading: ${heading}, text: "[L](legal:terms)" }] } }
`,
    })).problems.filter(({ rule }) => rule === "differing-guarantee");
  expect(rules(terms)).toHaveLength(1);
  expect(rules(terms.replaceAll("7", "30"))).toEqual([]);
});

it.each([
  ["ar", "ضمان 30 يومًا", "اكتب إلينا ونرد خلال 5 أيام ونعيد المبلغ."],
  ["ar", "ضمان سنتين", "يمكنك استرداد المبلغ خلال 24 شهرًا."],
  ["ar", "ضمان 14 يومًا", "اكتب خلال أسبوعين لاسترداد المبلغ."],
  ["de", "2 Jahre Garantie", "Melde dich innerhalb von 24 Monaten, und wir erstatten alles."],
  ["de", "30 Tage Garantie", "Wir antworten innerhalb von 5 Tagen und erstatten alles."],
  ["en", "30-day money-back guarantee", "Write to us. We answer within 24 hours."],
  ["en", "30-day guarantee", "We reply within 2 days and give your money back."],
  ["en", "30-day guarantee", "Write to us within thirty days. We reply within 5 days."],
  ["en", "1-year guarantee", "If a panel fails within 12 months, we pay it back."],
  ["es", "Garantía de 30 días", "Respondemos en 5 días y devolvemos todo."],
  ["fr", "Garantie de 30 jours", "Écrivez-nous : le virement part sous 14 jours."],
  ["fr", "Garantie de 30 jours", "Le remboursement arrive dans les 14 jours."],
  ["fr", "Garantie de 30 jours", "Pour être remboursé, écrivez-nous : le virement part sous 14 jours."],
  ["en", "30-day guarantee", "For your refund, write to us, and the money is yours within 5 days."],
  ["fr", "Garantie de 30 jours", "Écrivez-nous dans les trente jours, et nous remboursons tout."],
  ["fr", "Garantie de 30 jours", "Écrivez-nous. Nous répondons sous 5 jours et remboursons tout."],
  ["it", "Garanzia di 30 giorni", "Rispondiamo entro 5 giorni e rimborsiamo tutto."],
  ["ja", "30日間保証", "返信は5日以内、全額返金します。"],
  ["nl", "30 dagen garantie", "We antwoorden binnen 5 dagen en betalen alles terug."],
  ["pl", "Gwarancja 30 dni", "Odpowiadamy w ciągu 5 dni i zwrócimy całość."],
  ["pt", "Garantia de 30 dias", "Respondemos em até 5 dias e devolvemos tudo."],
  ["ru", "Гарантия 30 дней", "Ответим в течение 5 дней и вернём всё."],
  ["tr", "30 gün garanti", "Yanıt 5 gün içinde, hepsini iade edelim."],
])("in %s “%s” is as long as “%s” says", (language, heading, text) => {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: end
steps: { end: { type: end, path: /end, sections: [{ type: guarantee, heading: ${heading}, text: ${JSON.stringify(text)} }] } }
`,
  }));
  expect(problems.filter(({ rule }) => rule === "differing-guarantee")).toEqual([]);
});

/** The findings of the rule on a page that sells one plan and says something. */
function deniedCharges(
  language: string,
  text: string,
  price: number,
  renews = ", renews: { price: 7, every: 1 month }",
) {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: end
plans: { p: { name: P, price: ${price}, currency: EUR, period: 1 month${renews} } }
steps: { end: { type: offer, path: /end, sections: [{ type: plans, heading: P, plans: [p], default: p }, { type: text, text: ${JSON.stringify(text)} }] } }
`,
  }));
  return problems.filter(({ rule }) => rule === "denied-charge");
}

it.each([
  ["ar", "بدون اشتراك، لا يتجدد", "تدفع كل شهر"],
  ["de", "Einmalige Zahlung. Das Abo verlängert sich nicht.", "Sie bezahlen einmal im Monat"],
  ["en", "One-time payment. It does not renew.", "You pay once a month, without subscription traps"],
  ["en", "No subscription. Your plan will not renew.", "This is not a one-time payment"],
  ["es", "Pago único. No se renueva.", "Un solo pago al mes"],
  ["fr", "Paiement unique, pas de reconduction tacite.", "Le paiement unique du cahier"],
  ["fr", "Pas d’abonnement. Votre formule ne se renouvelle pas.", "Vous ne payez qu’une fois par mois"],
  ["fr", "Accès à vie ! L’essai s’arrête tout seul.", "Ce n’est pas un paiement unique"],
  ["it", "Pagamento unico. Non si rinnova.", "Un solo pagamento al mese"],
  ["ja", "買い切りです。自動更新なし。", "毎月更新されます"],
  ["nl", "Eenmalige betaling. Het wordt niet verlengd.", "Je betaalt één keer per maand"],
  ["pl", "Jednorazowa płatność. Abonament nie odnawia się.", "Płacisz raz w miesiącu"],
  ["pt", "Pagamento único. Não se renova.", "Um só pagamento por mês"],
  ["ru", "Разовый платёж. Подписка не продлевается.", "Вы платите раз в месяц"],
  ["sv", "Ingen prenumeration. Abonnemanget förlängs aldrig.", "Du betalar en gång per månad"],
  ["tr", "Tek seferlik ödeme. Abonelik yenilenmez.", "Her ay ödersiniz"],
])("in %s “%s” denies a renewal twice", (language, denied, sound) => {
  expect(deniedCharges(language, denied, 7)).toHaveLength(2);
  expect(deniedCharges(language, denied, 7, "")).toEqual([]);
  expect(deniedCharges(language, sound, 7)).toEqual([]);
});

it.each([
  ["de", "Die Testphase ist kostenlos", "Der Kurs ist ein Test"],
  ["en", "Your trial is completely free. You don’t need a card.", "Is your trial free?"],
  ["es", "El periodo de prueba es gratis. No necesitas tarjeta.", "La clase de prueba es gratis"],
  ["fr", "La semaine d’essai est gratuite. Aucune carte bancaire requise.", "Sans carte ni boussole"],
  ["fr", "7 jours d’essai offerts, pas besoin de CB !", "Sans carte de fidélité"],
  ["it", "Il periodo di prova è gratuito. Non serve la carta.", "La lezione di prova è gratuita"],
  ["sv", "Kostar ingenting de första 14 dagarna. Du behöver inget kort.", "Provlektionen är en lektion"],
  ["pt", "O período de teste é grátis. Não precisa de cartão.", "A aula é um teste"],
])("in %s “%s” is a denied charge in a sentence", (language, denied, sound) => {
  expect(deniedCharges(language, denied, 7).length).toBe(denied.split(/[.,] /).length);
  expect(deniedCharges(language, sound, 7)).toEqual([]);
});

it.each([
  ["ar", "ابدأ مجانًا، بدون بطاقة ائتمان، بلا تجديد تلقائي", "التوصيل مجاني"],
  ["ar", "جرّب الآن مجّانًا، لا حاجة إلى بطاقة، لا يتجدّد الاشتراك", "لا توجد تجربة مجانية"],
  ["de", "Jetzt kostenlos testen, ohne Kreditkarte, keine automatische Verlängerung", "Kein kostenloser Test"],
  ["en", "Start for free, no card needed, no renewal", "Feel free to write"],
  ["es", "Prueba gratuita, sin tarjeta, sin renovación automática", "Aquí no hay prueba gratuita"],
  ["fr", "Essai gratuit, sans carte bancaire, sans renouvellement", "Un essai gratuit ?"],
  ["it", "Prova gratuita, senza carta, senza rinnovo automatico", "La spedizione è gratuita"],
  ["ja", "無料体験、カード登録不要、自動更新なし", "送料無料"],
  ["nl", "Probeer het gratis, geen creditcard, geen automatische verlenging", "Gratis verzending"],
  ["pl", "Zacznij za darmo, bez karty, bez automatycznego odnowienia", "Dostawa za darmo"],
  ["pt", "Começar grátis, sem cartão de crédito, sem renovação automática", "Frete grátis"],
  ["ru", "Попробуйте бесплатно, без карты, без автопродления", "Доставка бесплатно"],
  ["sv", "Första månaden gratis, inget kort behövs, ingen automatisk förlängning", "Fri frakt och gratis retur"],
  ["tr", "Ücretsiz dene, kart gerekmez, otomatik yenileme yok", "Kargo ücretsiz"],
])("in %s “%s” is a denied charge, three times", (language, denied, sound) => {
  const rules = (text: string, price: number, renews?: string) => deniedCharges(language, text, price, renews);
  expect(rules(denied, 7)).toHaveLength(3);
  expect(rules(denied, 0)).toHaveLength(2);
  expect(rules(denied, 7, "")).toHaveLength(2);
  expect(rules(sound, 7)).toEqual([]);
});

it.each([
  ["ar", "بدون بطاقة: الدفع عند الاستلام"],
  ["ar", "ألغِ في أي وقت، فلا يتجدد الاشتراك"],
  ["ar", "احجز حصة تجريبية مجانية"],
  ["ar", "لا نحفظ بيانات البطاقة"],
  ["ar", "هل التجربة مجانية؟"],
  ["de", "Ohne Kreditkarte: Zahlung per Rechnung oder Lastschrift"],
  ["de", "Kündige jederzeit: dann gibt es keine Verlängerung."],
  ["de", "Buche eine kostenlose Probestunde"],
  ["en", "No card details are stored on our servers."],
  ["en", "No card needed: pay by bank transfer, invoice, Apple Pay"],
  ["en", "No card needed: pay with iDEAL"],
  ["en", "Cancel before the month ends, and there will be no renewal."],
  ["en", "Cancel, and the plan ends automatically."],
  ["en", "The pump runs at night, and it stops automatically."],
  ["en", "Book a free trial lesson"],
  ["en", "A free trial is not offered"],
  ["es", "Pagas sin tarjeta, por transferencia."],
  ["es", "Reserva una clase de prueba gratuita"],
  ["fr", "Vous payez sans carte par virement."],
  ["fr", "Résiliez avant la fin du mois : sans reconduction, vous gardez l’accès."],
  ["it", "Nessun rinnovo senza il tuo consenso"],
  ["it", "Prenota una lezione di prova gratuita"],
  ["ja", "無料体験レッスン"],
  ["nl", "Boek een gratis proefles"],
  ["pl", "Bez karty, przelewem"],
  ["sv", "Boka ett gratis hembesök"],
  ["sv", "Det kostar inget att fråga"],
  ["pt", "Teste agora grátis a primeira aula"],
  ["ru", "Без карты: оплата по счёту"],
  ["ru", "Без карты: оплата по СБП"],
  ["ru", "Бесплатный пробный урок"],
])("in %s “%s” denies no charge", (language, text) => {
  expect(deniedIn(language, text)).toEqual([]);
});

it("an everyday word is no way to pay, and another way to pay makes nothing free", () => {
  expect(deniedIn("en", "Ideal for beginners: start free, no card needed.")).toHaveLength(2);
  expect(deniedIn("en", "Start free and pay by invoice.")).toHaveLength(1);
  expect(deniedIn("en", "The trial ends by itself.")).toHaveLength(1);
  expect(deniedIn("pt", "No nosso site: comece grátis")).toHaveLength(1);
});

function deniedIn(language: string, text: string) {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: end
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month, renews: { price: 7, every: 1 month } } }
steps: { end: { type: offer, path: /end, sections: [{ type: plans, heading: P, plans: [p], default: p }, { type: text, text: ${JSON.stringify(text)} }] } }
`,
  }));
  return problems.filter(({ rule }) => rule === "denied-charge");
}

describe("the language of a funnel", () => {
  const told = (language: string, ...texts: string[]) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: end
steps: { end: { type: end, path: /end, sections: [{ type: heading, text: H }, { type: list, items: ${JSON.stringify(texts)} }] } }
`,
    })).problems.flatMap(({ rule, message, suggest }) => (rule === "wrong-language" ? { message, suggest } : []));
  const ja = "ふだん、お茶をどのくらい飲みますか？朝食に合うお茶をお選びください。はじめての方のための定期便です。";
  const de =
    "Wie groß ist dein Garten, und was soll für dich darin wachsen? Ist das für dich und die Familie, ist es nicht viel.";

  it("is no country", () => {
    expect(told("jp", ja)).toEqual([
      {
        message: 'No language has the code "jp". Did you mean "ja"? Codes are those of ISO 639, such as en or ja.',
        suggest: "ja",
      },
    ]);
    expect(told("se", "Hej")).toEqual([
      {
        message: '"se" is the code of Northern Sami. Did you mean "sv"? Codes are those of ISO 639, such as en or ja.',
        suggest: "sv",
      },
    ]);
    expect(told("en-UK", "Hello")).toEqual([{ message: 'The language "en-UK" is written "en-GB".', suggest: "en-GB" }]);
    expect(told("en-GB", "Hello")).toEqual([]);
    expect(told("iw", "שלום")).toMatchObject([{ suggest: "he" }]);
    expect(told("gr", "Γεια")).toMatchObject([{ suggest: "el" }]);
    expect(told("gr", de)).toMatchObject([{ suggest: "de" }]);
    expect(told("cz", "Dobrý den")).toMatchObject([{ suggest: "cs" }]);
    expect(told("uk", "Скільки чаю ви п’єте на день, і який сорт вам подобається найбільше?")).toEqual([]);
  });

  it("is one that is written like the texts", () => {
    expect(told("en", ja)).toEqual([
      {
        message: 'The language is "en", but the texts are Japanese. Write ja, with a country where it matters.',
        suggest: "ja",
      },
    ]);
    expect(told("ja", de)).toMatchObject([{ suggest: "de" }]);
    expect(told("ja", "Dobrý den, jak velkou máte zahradu, a jakou zeleninu na ní chcete pěstovat?")).toEqual([
      {
        message: 'The language is "ja", but the texts are in another script: Latin. Write the language of the texts.',
        suggest: null,
      },
    ]);
    expect(told("ja", ja)).toEqual([]);
  });
});

it("in Japanese weeks have the word for how long, and no other unit has", () => {
  const found = (period: string) => {
    const text = `${frame.replace("language: en", "language: ja")}start: end
plans: { p: { name: P, price: 7, currency: JPY, period: ${period} } }
steps: { end: { type: end, path: /end, sections: [{ type: heading, text: "{plans.p.period}間のお試し" }] } }
`;
    return checkFunnel("test.yaml", () => ({ text })).problems.filter(({ rule }) => rule === "doubled-unit");
  };
  expect(found("1 week")).toHaveLength(1);
  expect(found("1 month")).toEqual([]);
});

it.each([
  ["de", "freiwillig"],
  ["es", "opcional"],
  ["fr", "facultatif"],
  ["it", "facoltativo"],
  ["ja", "任意"],
  ["nl", "niet verplicht"],
  ["pl", "opcjonalnie"],
  ["pt", "opcional"],
  ["ru", "необязательно"],
  ["tr", "isteğe bağlı"],
])("in %s a label with “%s” in brackets says what the page says", (language, word) => {
  const found = (label: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: form
steps:
  form: { type: form, path: /, heading: H, fields: [{ id: way, type: text, label: ${JSON.stringify(label)}, required: false }], button: N, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: H }] }
`,
    })).problems.filter(({ rule }) => rule === "optional-label");
  expect(found(`L (${word})`)).toHaveLength(1);
  expect(found(`L（${word}）`)).toHaveLength(1);
  expect(found(`L ${word}`)).toEqual([]);
});

it.each([
  ["ar", "لا شيء مما سبق", "لا أعرف"],
  ["de", "Nichts davon", "Keine Ahnung"],
  ["en", "None of the above", "None the less"],
  ["es", "Ninguna de estas", "Nadar"],
  ["fr", "Aucune", "Aucune idée"],
  ["fr", "Rien de tout cela", "Rien qu’un peu"],
  ["it", "Nessuno di questi", "Nessun problema"],
  ["ja", "特になし", "なしの果汁"],
  ["nl", "Geen van deze", "Geen idee"],
  ["pl", "Żadne z powyższych", "Żadnych pytań"],
  ["pt", "Nenhuma das anteriores", "Nenhuma ideia"],
  ["ru", "Ничего из перечисленного", "Ничего страшного"],
  ["tr", "Hiçbiri", "Hiç bilmiyorum"],
])("in %s “%s” stands for none of the others, unlike “%s”", (language, none, other) => {
  const options = (last: string) => `options: ["1", "2", ${last}]`;
  const exclusive = (last: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: multi-select, path: /a, question: Q, ${options(last)}, record: A, button: B, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: H }] }
`,
    })).problems.filter(({ rule }) => rule === "missing-exclusive");
  expect(exclusive(JSON.stringify(none))).toHaveLength(1);
  expect(exclusive(`{ label: ${JSON.stringify(none)}, exclusive: true }`)).toEqual([]);
  expect(exclusive(JSON.stringify(other))).toEqual([]);
});

/** Two ways to address a visitor, in each language in which a word tells one from the other. */
const addressed: Readonly<Record<string, readonly [formal: string, familiar: string]>> = {
  de: ["Wo wohnen Sie?", "Wo wohnst du?"],
  es: ["¿Dónde vive usted?", "¿Dónde está tu casa?"],
  fr: ["Où habitez-vous ?", "Où habites-tu ?"],
  it: ["Come si sente Lei oggi?", "Dove abiti tu oggi?"],
  nl: ["Waar woont u nu?", "Waar woon je nu?"],
  pl: ["Gdzie mieszka Pani?", "Gdzie jest twój dom?"],
  ru: ["Где вы живёте?", "Где ты живёшь?"],
  sv: ["Var bor Ni i dag?", "Var bor du i dag?"],
  tr: ["Siz nerede yaşıyorsunuz?", "Sen nerede yaşıyorsun?"],
};

describe.each(Object.entries(addressed))("an address in %s", (language, [formal, familiar]) => {
  const rulesOn = (...texts: readonly string[]) => {
    const sections = texts.map((text) => `{ type: text, text: ${JSON.stringify(text)} }`).join(", ");
    const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: end, path: /, sections: [{ type: heading, text: "1" }, ${sections}] }
`;
    return checkFunnel("test.yaml", () => ({ text }), { today }).problems.filter(
      ({ rule }) => rule === "mixed-address",
    );
  };

  it("is the same in each text", () => {
    expect(rulesOn(formal, formal, familiar).map(({ path }) => path.at(-2))).toEqual([3]);
    expect(rulesOn(familiar, familiar, formal).map(({ path }) => path.at(-2))).toEqual([3]);
    expect(rulesOn(formal, formal)).toEqual([]);
    expect(rulesOn(familiar, familiar)).toEqual([]);
  });
});

it.each([
  ["de", "Frau Krug leitet das Team. Sie kennt jede Straße, und ihre Tür steht offen."],
  ["fr", "Prenez rendez-vous avec nous."],
  ["nl", "De U-waarde van het glas"],
  ["nl", "Van 9 u tot 17 u zijn wij open."],
  ["fr", "Notre ton est simple, et quel ton !"],
  ["sv", "Ni som är ett par får två kort. Era barn tränar med."],
  ["en", "You and your house"],
])("in %s, %s addresses nobody in another way", (language, sentence) => {
  for (const other of addressed[language] ?? ["You"]) {
    const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: end, path: /, sections: [{ type: heading, text: "1" }, { type: text, text: "${other}" }, { type: text, text: "${sentence}" }] }
`;
    const { problems } = checkFunnel("test.yaml", () => ({ text }), { today });
    expect(problems.map(({ rule }) => rule)).not.toContain("mixed-address");
  }
});

it.each([
  ["de", "Wo wohnst du?", "Where do you live?", true],
  ["fr", "Où habitez-vous ?", "Thank you for your application!", true],
  ["nl", "Waar woon je?", "We never send what you have not asked for.", true],
  ["es", "¿Dónde vives?", "Where do you live?", true],
  ["de", "Wo wohnst du?", "Just do it, the Feedback of Kunden", false],
  ["de", "Wo wohnst du?", "The Voice of Germany", false],
  ["nl", "Waar woon je?", "We of wij, dat is de vraag", false],
  ["pl", "Gdzie mieszkasz?", "Wracamy do domu we dwoje", false],
  ["pl", "Gdzie mieszkasz?", "Numer do domu i do pracy", false],
  ["pl", "Gdzie mieszkasz?", "Where do you live?", true],
  ["tr", "Nerede oturuyorsun?", "Can dostum can yoldaşım geldi", false],
  ["en", "Where do you live?", "Where do you work?", false],
])("in %s, beside %s, whether %s is a stray: %s", (language, own, sentence, isStray) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: end, path: /, sections: [{ type: heading, text: "1" }, { type: text, text: "${own}" }, { type: text, text: "${sentence}" }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }), { today });
  expect(problems.map(({ rule }) => rule).includes("stray-english")).toBe(isStray);
});

it.each([
  ["en", "You may send me marketing emails", true],
  ["en", "I agree to direct marketing.", true],
  ["en", "Lantern Marketing may call me about my shop", false],
  ["en", "I would like a call about marketing for my shop", false],
  ["en", "You never get sales calls from us", false],
  ["en", "We do not make robocalls", false],
  ["de", "Ich erlaube Werbung per Mail", true],
  ["de", "Die Laterne Marketing GmbH darf mich wegen meiner Bewerbung anrufen", false],
  ["it", "Acconsento alle finalità di marketing", true],
  ["it", "Lanterna Marketing può chiamarmi", false],
  ["nl", "Mijn gegevens mogen voor marketingdoeleinden dienen", true],
  ["nl", "Lantaarn Marketing mag mij bellen", false],
  ["pl", "Zgadzam się na treści marketingowe", true],
  ["pl", "Agencja marketingowa może do mnie zadzwonić", false],
  ["pt", "Aceito mensagens de marketing", true],
  ["pt", "A Lanterna Marketing pode ligar-me", false],
])("in %s, whether “%s” agrees to advertising: %s", (language, words, isForced) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: form, path: /, heading: H, fields: [{ id: box, type: checkbox, label: L, text: "${words}", required: true }], button: B, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: H }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }), { today });
  expect(problems.map(({ rule }) => rule).includes("forced-consent")).toBe(isForced);
});

it.each([
  ["en", "A fixed fee incl. VAT", "Bookkeeping plus VAT returns"],
  ["en", "A fixed fee plus VAT", "Bookkeeping including tax advice"],
  ["de", "Festpreis zzgl. MwSt.", "Buchhaltung inkl. USt-Voranmeldung"],
])("in %s “%s” says whether a price is with its tax, and “%s” does not", (language, price, work) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: end, path: /, sections: [{ type: heading, text: "1" }, { type: text, text: "${price}" }, { type: text, text: "${work}" }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }), { today });
  expect(problems.map(({ rule }) => rule)).not.toContain("contradicting-tax");
});

it.each([
  ["de", "21.40 €", "21,40 €"],
  ["de", "3,450 €", "3.450 €"],
  ["fr", "49.90 €", "49,90 €"],
  ["en", "€21,40", "€21.40"],
  ["de-CH", "CHF 21.40", undefined],
  ["de", "1.234,50 €", undefined],
  ["en", "$1,234", undefined],
  ["de", "Version 2.10", undefined],
])("in %s, %s is written %s", (language, sum, right) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: end, path: /, sections: [{ type: heading, text: "1" }, { type: text, text: "${sum}" }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }), { today });
  expect(problems.find(({ rule }) => rule === "foreign-sum")?.suggest).toBe(right);
});

it.each([
  ["en", "{n|1 day|5 days}", undefined],
  ["en", "{n|1 day|0=none}", "2, 3, 4 and others like them"],
  ["en", "{n|0=none|1 day|5 days}", undefined],
  ["en", "{n|5 days|6 days}", "1"],
  ["de", "{n|1=Tag|5=Tage}", undefined],
  ["fr", "{n|1 jour|5 jours}", undefined],
  ["ja", "{n|1日|5日}", undefined],
  ["pl", "{n|1 dzień|2 dni|5 dni}", undefined],
  ["pl", "{n|1 dzień|5 dni}", "2, 3, 4 and others like them"],
  ["pl", "{half|1 dzień|2 dni|5 dni}", "1.5, 2.5, 5.5"],
  ["pl", "{score.size|1 dzień|2 dni|5 dni}", "1.5, 2.5"],
  ["ru", "{n|1 день|5 дней}", "2, 3, 4 and others like them"],
  ["ar", "{n|0 يوم|1=يوم|2=يومان|3 أيام|11 يومًا|100 يوم}", undefined],
  ["ar", "{n|0 يوم|1=يوم|3 أيام|11 يومًا|100 يوم}", "2"],
  ["ar", "{few|1=يوم|3 أيام}", undefined],
])("in %s the words of “%s” lack %s", (language, days, numbers) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: size
scales: { size: {} }
values: { half: { of: n / 2, round: 1 } }
steps:
  size: { type: question, path: /size, question: Q, options: [{ label: A, score: { size: 0.5 } }, { label: B, score: { size: 5 } }], next: ask }
  ask:
    type: form
    path: /
    heading: H
    fields: [{ id: n, type: number, label: N }, { id: few, type: number, label: F, min: 3, max: 9 }]
    button: B
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: ${JSON.stringify(days)} }] }
`;
  const found = checkFunnel("test.yaml", () => ({ text })).problems.filter(({ rule }) => rule === "number-forms");
  expect(found.map(({ message }) => /lacks words for (.*?):/.exec(message)?.[1])).toEqual(
    numbers === undefined ? [] : [numbers],
  );
});

it.each([
  ["21.40 €", ["price-in-text"]],
  ["Bis 31. November 2025", ["past-date"]],
  ["Am 31. November 2026", ["no-such-day"]],
  ["Um 17:00 pm", ["no-such-day"]],
  ["Um 17:00 am Marktplatz", []],
  ["{nope|1 Tag|5 Tage}", ["unknown-placeholder"]],
  ["{plan.price|1 Euro|5 Euro}", ["number-forms"]],
])("what is wrong with “%s” is told once, by %s", (words, rules) => {
  const text = `${frame.replace("language: en", "language: de")}start: a
plans: { p: { name: Beratung, price: 21.4, currency: EUR, period: 1 month } }
steps:
  a: { type: offer, path: /, sections: [{ type: plans, heading: P, plans: [p], default: p }, { type: text, text: "${words}" }] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }), { today });
  expect(problems.flatMap(({ path, rule }) => (path.join(".").startsWith("steps.a.sections.1.") ? rule : []))).toEqual(
    rules,
  );
});
