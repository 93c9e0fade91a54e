import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inDays, send } from './answers.ts'
import { type Hands, handsOn } from './hands.ts'
import { insideHouse } from './house.ts'
import { heading, messageTo } from './people.ts'
import { drawSignature, picture } from './phone-sheets.ts'
import { journeys, live, phone } from './visit.ts'

const name = 'car_times'
const { visit } = journeys(name)

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const link = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true })

/** Whoever takes longer is told by what. */
const within = (hands: Hands, most: number) => expect(hands.spent(), hands.told()).toBeLessThanOrEqual(most)

test('on a phone a car is found, booked and confirmed within 75 seconds of hands and eyes', async () => {
  await visit(
    '/services/car-rental',
    async (page) => {
      const hands = handsOn(page)
      await hands.sees(button(page, 'اعرض السيارات'))
      const search = page.getByRole('search', { name: 'ابحث عن سيارة' })
      await hands.types(search.getByLabel('من', { exact: true }), inDays(3))
      await hands.types(search.getByLabel('إلى', { exact: true }), inDays(7))
      await hands.taps(button(page, 'اعرض السيارات'))
      await hands.sees(page.getByRole('heading', { name: /في تواريخك$/ }))
      await hands.taps(link(page, 'احجز سيدان'))
      await hands.sees(heading(page, 'بيانات الحجز'))
      await hands.types(page.getByLabel('الاسم كما في الرخصة'), 'سعيد بن مسلم المعشني')
      await hands.types(page.getByLabel('رقم الهاتف'), '92110007')
      await hands.types(page.getByLabel('عمر السائق'), '29')
      await send(page, 'احجز مبدئيًا')
      hands.count('tap', 'احجز مبدئيًا')
      await hands.sees(heading(page, 'تأكيد الحجز'))
      await hands.chooses(page.getByLabel(/وأوافق عليهما/))
      const code = await messageTo(name, '+96892110007', /^\d{6}(?= رمز تأكيد)/)
      hands.count('message', 'the code')
      // Six figures send themselves.
      await hands.types(page.getByLabel('الرمز'), code)
      await hands.sees(page.getByRole('heading', { name: 'تأكد حجزك' }))
      within(hands, 75)
    },
    phone,
  )
})

/** Who was never here, with what stands on the licence that is put on the desk. */
const stranger = { name: 'طارق بن سهيل الكثيري', phone: '93451177', licence: 'D-551207' }
const sides = ['front', 'left', 'right', 'rear', 'seats']

/** At the counter: who and which car, the contract and its code, the money by card, the sheet begun. */
async function servesAtCounter(hands: Hands) {
  const { page } = hands
  await hands.sees(heading(page, 'المركبات اليوم'))
  await hands.taps(link(page, 'سلّم بلا حجز'))
  await hands.sees(heading(page, 'تسليم بلا حجز'))
  await live(page)
  await hands.types(page.getByLabel('هاتف العميل'), stranger.phone)
  await hands.types(page.getByLabel('يوم الإعادة'), inDays(4))
  await hands.chooses(page.getByRole('radio', { name: /^سيدان/ }))
  await hands.sees(page.getByRole('heading', { name: 'المستأجر والسائق' }))
  await live(page)
  await hands.types(page.getByLabel('الاسم كما في الرخصة'), stranger.name)
  await hands.types(page.getByLabel('رقم رخصة القيادة'), stranger.licence)
  await hands.types(page.getByLabel('سارية حتى'), inDays(400))
  await hands.taps(button(page, 'افتح العقد وأرسله للتوقيع'))
  await hands.sees(heading(page, /^عقد CR-/))
  await hands.taps(button(page, 'أرسل الرمز'))
  const code = await messageTo(name, `+968${stranger.phone}`, /\d{6}(?= رمز توقيع)/)
  hands.count('message', 'the code of the renter')
  // Six figures send themselves.
  await hands.types(page.getByLabel('رمز المستأجر'), code)
  await hands.sees(link(page, 'اقبض'))
  await hands.taps(link(page, 'اقبض'))
  await hands.sees(heading(page, 'الكاشير'))
  await live(page)
  await hands.types(page.getByLabel('رقم العملية'), '552210')
  await hands.taps(page.getByRole('button', { name: /^سجّل الدفعة وأصدر السند/ }))
  await hands.sees(link(page, 'عُد إلى ما كنت فيه'))
  await hands.taps(link(page, 'عُد إلى ما كنت فيه'))
  await hands.sees(button(page, 'تابع إلى محضر التسليم'))
  await hands.taps(button(page, 'تابع إلى محضر التسليم'))
  await hands.sees(heading(page, 'محضر تسليم سيارة'))
}

/** The round at the car: what the dashboard shows, a picture of each side, what goes along, the signature. */
async function goesRound(hands: Hands, { driven, shots }: { driven: number; shots: readonly string[] }) {
  const { page } = hands
  await live(page)
  const last = await page
    .getByText(/آخر قراءة/)
    .first()
    .textContent()
  await hands.types(page.getByLabel('عداد المسافة'), String(Number(last?.replace(/\D/g, '')) + driven))
  await hands.chooses(page.getByRole('radio', { name: '8 من 8' }))
  await hands.photographs(page.locator('#field-dashboard-photo'), picture)
  await hands.sees(page.getByText('حُفظت الصورة'))
  await hands.taps(button(page, 'احفظ وتابع إلى الهيكل'))
  await hands.sees(link(page, 'تابع إلى الصور'))
  await hands.taps(link(page, 'تابع إلى الصور'))
  for (const [at, shot] of shots.entries()) {
    await hands.photographs(page.locator(`#field-${shot}-photo`), picture)
    await page.getByText(`الصور ${at + 2} من 7`).waitFor()
  }
  await hands.taps(link(page, 'تابع إلى الملحقات'))
  await hands.chooses(page.getByLabel('كل الملحقات موجودة وسليمة'))
  await hands.taps(button(page, 'احفظ وتابع إلى التوقيع'))
  await hands.sees(page.getByLabel('مربع التوقيع'))
  await drawSignature(page)
  hands.count('signature', 'the glass')
  await hands.taps(button(page, 'وقّع المحضر'))
  await hands.sees(page.getByText('وُقّع المحضر'))
}

/** The label of the car, as the camera of the phone reads it. */
const labelOf = (sheetPath: string) =>
  insideHouse(name, async ({ db }) => {
    const sheet = db
      .selectFrom('handoverSheets')
      .select('subjectId')
      .where('id', '=', sheetPath.split('/').at(-1) ?? '')
    return `/admin/vehicles/${(await sheet.executeTakeFirstOrThrow()).subjectId}/scan`
  })

test('a stranger at the counter has the keys within 180 seconds of hands and eyes, and the car is back within 90', async () => {
  let label = ''
  let counted: Pick<Hands, 'moves'> | undefined
  await visit(
    '/admin/vehicles/today',
    async (page) => {
      const hands = handsOn(page)
      await servesAtCounter(hands)
      ;[label, counted] = [await labelOf(new URL(page.url()).pathname), hands]
    },
    { as: 'maryam' },
  )
  await visit(
    label,
    async (page) => {
      const hands = handsOn(page, counted)
      hands.count('picture', 'the label of the car')
      await hands.sees(heading(page, 'محضر تسليم سيارة'))
      await goesRound(hands, { driven: 0, shots: [...sides, 'boot'] })
      within(hands, 180)
    },
    { ...phone, as: 'maryam' },
  )
  await visit(
    label,
    async (page) => {
      const hands = handsOn(page)
      hands.count('picture', 'the label of the car')
      await hands.sees(button(page, 'سجّل الإعادة'))
      await hands.taps(button(page, 'سجّل الإعادة'))
      await hands.sees(heading(page, 'محضر إعادة سيارة'))
      await goesRound(hands, { driven: 60, shots: sides })
      await page.getByText('أُعيدت', { exact: true }).first().waitFor()
      within(hands, 90)
    },
    { ...phone, as: 'maryam' },
  )
})
