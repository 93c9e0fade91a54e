/** The drawings that marks lie on: seen from above, the sides folded out, the front up and the left of the car at the left. */
export const planSize = { width: 360, height: 492 } as const

export type Point = readonly [x: number, y: number]
type Look = 'surface' | 'glass' | 'mirror' | 'wheel'

/** `at` is where a mark lies when nobody pointed at a place. What is mirrored is drawn as on the left and turned over. */
export type Panel = { name: string; label: string; look: Look; path: string; at: Point; isMirrored: boolean }
type Drawn = Omit<Panel, 'label' | 'isMirrored'>

const surface = (name: string, at: Point, path: string): Drawn => ({ name, at, path, look: 'surface' })
const glass = (name: string, at: Point, path: string): Drawn => ({ name, at, path, look: 'glass' })
const wheel = (name: string, y: number): Drawn => ({ name, at: [30, y], path: '', look: 'wheel' })

const fender = surface('fender', [56, 100], 'M36 70Q36 66 41 66L68 68Q75 69 75 76L76 150H36V140A28 28 0 0 0 36 84Z')
const doors = [
  surface('door-front', [56, 195], 'M36 154H76V235H36Z'),
  surface('door-rear', [56, 278], 'M36 239H76V316H36Z'),
] as const
const mirror: Drawn = { name: 'mirror', at: [117, 169], path: 'M112 160q10 2 10 10v6q-6 3-10 0z', look: 'mirror' }
const wheels = [wheel('wheel-front', 112), wheel('wheel-rear', 362)] as const
const roundedQuarter = surface(
  'quarter',
  [58, 372],
  'M36 320H76L77 404Q77 411 70 411L41 413Q36 413 36 408V390A28 28 0 0 0 36 334Z',
)
const squareQuarter = surface('quarter', [58, 372], 'M36 320H76V411H41Q36 411 36 406V390A28 28 0 0 0 36 334Z')

const bumpers = [
  surface('bumper-front', [180, 40], 'M127 34Q180 16 233 34L237 56Q180 44 123 56Z'),
  surface('bumper-rear', [180, 440], 'M123 424Q180 436 237 424L233 446Q180 464 127 446Z'),
] as const

/** What is folded out at the left and, turned over, at the right. */
const sides: Record<CarPlan, readonly Drawn[]> = {
  saloon: [
    ...[fender, ...doors, roundedQuarter],
    glass('glass-front', [95, 212], 'M80 156L108 194Q110 197 110 200V234H80Z'),
    glass('glass-rear', [95, 265], 'M80 239H110V290Q110 293 108 296L84 322Q80 326 80 318Z'),
    ...[mirror, ...wheels],
  ],
  tall: [
    ...[fender, ...doors, squareQuarter],
    glass('glass-front', [95, 208], 'M80 150L108 184Q110 187 110 190V234H80Z'),
    glass('glass-rear', [95, 277], 'M80 239H110V316H80Z'),
    glass('glass-quarter', [95, 355], 'M80 321H110V382Q110 390 102 392L88 394Q80 395 80 388Z'),
    ...[mirror, ...wheels],
  ],
  pickup: [
    ...[fender, ...doors, squareQuarter],
    glass('glass-front', [95, 212], 'M80 156L108 194Q110 197 110 200V234H80Z'),
    glass('glass-rear', [95, 262], 'M80 239H110V284Q110 288 106 290L86 300Q80 302 80 296Z'),
    ...[mirror, ...wheels],
  ],
}

const bonnet = surface('bonnet', [180, 104], 'M133 72Q180 60 227 72L230 146Q180 136 130 146Z')
const windscreen = glass('windscreen', [180, 168], 'M131 150Q180 140 229 150L219 193Q180 187 141 193Z')

/** What one sees from above, from the front to the rear. */
const middles: Record<CarPlan, readonly Drawn[]> = {
  saloon: [
    ...[bonnet, windscreen],
    surface('roof', [180, 245], 'M141 197Q180 191 219 197V292Q180 298 141 292Z'),
    glass('rear-window', [180, 318], 'M141 296Q180 302 219 296L229 332Q180 342 131 332Z'),
    surface('boot', [180, 376], 'M131 336Q180 346 229 336L227 404Q180 415 133 404Z'),
  ],
  tall: [
    surface('bonnet', [180, 98], 'M133 72Q180 60 227 72L230 132Q180 122 130 132Z'),
    glass('windscreen', [180, 154], 'M131 136Q180 126 229 136L221 179Q180 173 139 179Z'),
    surface('roof', [180, 265], 'M139 183Q180 177 221 183V346Q180 352 139 346Z'),
    glass('rear-window', [180, 364], 'M139 350Q180 356 221 350L226 376Q180 384 134 376Z'),
    surface('boot', [180, 398], 'M134 380Q180 388 226 380L226 408Q180 418 134 408Z'),
  ],
  pickup: [
    ...[bonnet, windscreen],
    surface('roof', [180, 234], 'M141 197Q180 191 219 197V270Q180 276 141 270Z'),
    glass('rear-window', [180, 285], 'M141 274Q180 280 219 274V292Q180 298 141 292Z'),
    surface('bed', [180, 345], 'M131 298Q180 304 229 298V394Q180 400 131 394Z'),
    surface('boot', [180, 406], 'M131 398Q180 404 229 398L228 412Q180 420 132 412Z'),
  ],
}

const carPlans = ['saloon', 'tall', 'pickup'] as const
type CarPlan = (typeof carPlans)[number]
export const planNames = [...carPlans, 'machine'] as const
export type PlanName = (typeof planNames)[number]

const ofSides: Record<string, string> = {
  fender: 'الرفرف الأمامي',
  'door-front': 'الباب الأمامي',
  'door-rear': 'الباب الخلفي',
  quarter: 'الرفرف الخلفي',
  'glass-front': 'زجاج الباب الأمامي',
  'glass-rear': 'زجاج الباب الخلفي',
  'glass-quarter': 'الزجاج الجانبي الخلفي',
  'wheel-front': 'الإطار الأمامي',
  'wheel-rear': 'الإطار الخلفي',
}
const ofMiddle: Record<string, string> = {
  'bumper-front': 'الصدام الأمامي',
  bonnet: 'غطاء المحرك',
  windscreen: 'الزجاج الأمامي',
  roof: 'السقف',
  'rear-window': 'الزجاج الخلفي',
  bed: 'حوض التحميل',
  boot: 'غطاء الصندوق',
  'bumper-rear': 'الصدام الخلفي',
}
/** What a part of one plan is called otherwise. */
const inPlan: Record<CarPlan, Record<string, string>> = {
  saloon: {},
  tall: { boot: 'باب الصندوق' },
  pickup: { boot: 'باب الحوض', quarter: 'جانب الحوض' },
}

/** The drawn part at the left, and the same turned over at the right. */
function onBothSides({ name, at: [x, y], ...drawn }: Drawn, labels: { left: string; right: string }): Panel[] {
  return [
    { ...drawn, name: `${name}-left`, at: [x, y], isMirrored: false, label: labels.left },
    { ...drawn, name: `${name}-right`, at: [planSize.width - x, y], isMirrored: true, label: labels.right },
  ]
}

function sideLabels(name: string, plan: CarPlan) {
  if (name === 'mirror') return mirrorLabels
  const part = inPlan[plan][name] ?? ofSides[name]
  return { left: `${part} الأيسر`, right: `${part} الأيمن` }
}
const mirrorLabels = { left: 'المرآة اليسرى', right: 'المرآة اليمنى' }

const panelsIn = (plan: CarPlan): readonly Panel[] => [
  ...sides[plan].flatMap((drawn) => onBothSides(drawn, sideLabels(drawn.name, plan))),
  ...[...bumpers, ...middles[plan]].map((drawn) => ({
    ...{ ...drawn, isMirrored: false },
    label: inPlan[plan][drawn.name] ?? ofMiddle[drawn.name] ?? drawn.name,
  })),
]

const inMiddle = (drawn: Drawn, label: string): Panel => ({ ...drawn, label, isMirrored: false })

/** Any machine from above: what works in front, the cab at the left, the engine behind, and what it stands on at both sides. */
const machinePanels: readonly Panel[] = [
  ...onBothSides(surface('track', [62, 250], 'M44 116Q44 104 56 104H80Q92 104 92 116V396Q92 408 80 408H56Q44 408 44 396Z'), {
    left: 'الجنزير أو الإطارات يسارًا',
    right: 'الجنزير أو الإطارات يمينًا',
  }),
  ...onBothSides(surface('cover', [120, 298], 'M104 244H138V352H104Z'), {
    left: 'باب المحرك الأيسر',
    right: 'باب المحرك الأيمن',
  }),
  ...onBothSides({ name: 'mirror', at: [100, 122], path: 'M92 116q10 0 10 10v6q-6 3-10 0z', look: 'mirror' }, mirrorLabels),
  inMiddle(surface('attachment', [180, 50], 'M118 32Q180 22 242 32L234 74H126Z'), 'الملحق الأمامي'),
  inMiddle(surface('boom', [180, 160], 'M164 78H196V240H164Z'), 'الذراع والخراطيم'),
  inMiddle(glass('cab-glass', [131, 112], 'M106 104H158V120H104Z'), 'زجاج الكبينة'),
  inMiddle(surface('cab', [131, 182], 'M104 124H158V240H104Z'), 'الكبينة'),
  inMiddle(surface('tank', [229, 182], 'M202 124H256V240H202Z'), 'خزان الوقود والدرج'),
  inMiddle(surface('engine', [180, 298], 'M142 244H218V352H142Z'), 'غطاء المحرك'),
  inMiddle(surface('counterweight', [180, 386], 'M104 356H256V404Q180 430 104 404Z'), 'الثقل الخلفي'),
]

/** Every part of each drawing: of a saloon 13 surfaces, 6 panes, 4 wheels and 2 mirrors. */
export const panelsOf: Record<PlanName, readonly Panel[]> = {
  saloon: panelsIn('saloon'),
  tall: panelsIn('tall'),
  pickup: panelsIn('pickup'),
  machine: machinePanels,
}

export const panelNamed = (plan: PlanName, name: string | null) => panelsOf[plan].find((panel) => panel.name === name)

type Details = {
  title: string
  /** Cannot be marked, but tell which end is which. */
  lamps: { front: readonly string[]; rear: readonly string[] }
  lines: readonly string[]
  words: readonly (readonly [text: string, at: Point])[]
}

const wordsAround = (of: string): Details['words'] => [
  ['الأمام', [180, 13]],
  ['الخلف', [180, 486]],
  [`يسار ${of}`, [56, 440]],
  [`يمين ${of}`, [304, 440]],
]

const carDetails: Details = {
  title: 'مخطط السيارة',
  lamps: {
    front: ['M125 58L145 53L146 64L131 70Q126 66 125 58Z', 'M235 58L215 53L214 64L229 70Q234 66 235 58Z'],
    rear: ['M125 421L147 425L146 413L132 408Q127 412 125 421Z', 'M235 421L213 425L214 413L228 408Q233 412 235 421Z'],
  },
  lines: ['M160 36q20-5 40 0M163 42q17-4 34 0', 'M52 176h9M52 258h9M308 176h-9M308 258h-9'],
  words: wordsAround('السيارة'),
}

const machineDetails: Details = {
  title: 'مخطط المعدّة',
  lamps: { front: ['M104 92L120 88V98H104Z', 'M256 92L240 88V98H256Z'], rear: [] },
  lines: ['M172 84V232M188 84V232'],
  words: wordsAround('المعدّة'),
}

export const planDetails = (plan: PlanName) => (plan === 'machine' ? machineDetails : carDetails)
