import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { requestKinds } from '#areas/site/request-kinds/all.ts'
import { testOffice } from '#testing/office.ts'
import type { ServiceRequestInput } from './inputs.ts'
import { sentRequest } from './queries.ts'
import { sendServiceRequest } from './use-cases/send-service-request.ts'

type Form = z.input<typeof ServiceRequestInput>
type Plain = Exclude<Form['kind'], 'machines'>
const office = testOffice()
const salim = { name: 'سالم الكثيري', phone: '9123 4567', replyBy: 'call' } as const
const formId = () => randomUUID()

/** One right request of every kind, as a form sends it; the office's clock shows 15 January 2026. */
const right: { [Kind in Plain]: Omit<Extract<Form, { kind: Kind }>, 'formId' | keyof typeof salim> } = {
  property: {
    kind: 'property',
    role: 'owner',
    propertyKind: 'building',
    wilayat: 'صلالة',
    quarter: 'عوقد',
    units: '٦',
    rented: '4',
    monthlyRent: '1,250.500',
    files: [],
  },
  viewing: {
    kind: 'viewing',
    unitKind: 'flat',
    wilayat: 'صلالة',
    rooms: '2',
    rentUpTo: '250',
    viewingOn: '2026-01-20',
    dayPart: 'evening',
    files: [],
  },
  'site-visit': {
    kind: 'site-visit',
    workKind: 'villa',
    wilayat: 'طاقة',
    quarter: 'المدينة',
    plotNumber: '418',
    plotArea: '600',
    permit: 'issued',
    visitOn: '2026-01-15',
    dayPart: 'afternoon',
    files: [],
  },
  quotation: {
    kind: 'quotation',
    workKind: 'extension',
    wilayat: 'صلالة',
    quarter: 'السعادة',
    permit: 'none',
    floors: '2',
    builtArea: '350',
    budget: 'up-to-100',
    start: 'quarter',
    files: [],
  },
  hire: {
    kind: 'hire',
    machine: 'excavator',
    fromOn: '2026-02-01',
    toOn: '2026-02-01',
    wilayat: 'ثمريت',
    site: 'قرب المطار القديم',
    operator: 'with',
    hoursPerDay: '10',
    files: [],
  },
  car: {
    kind: 'car',
    fromOn: '2026-01-15',
    toOn: '2026-01-18',
    handOverPlace: 'المطار',
    vehicleClass: 'fourByFour',
    driverAge: '29',
    licenceCountry: 'عُمان',
    files: [],
  },
  pickup: {
    kind: 'pickup',
    senderWilayat: 'صلالة',
    senderAddress: 'عوقد، السكة 418',
    pickupOn: '2026-01-16',
    recipientName: 'ليلى باعلوي',
    recipientPhone: '00971 50 123 4567',
    recipientPlace: 'الإمارات',
    recipientAddress: 'دبي، ديرة',
    weight: '2.4',
    length: '40',
    width: '30',
    height: '25',
    content: 'ملابس',
    cashOnDelivery: '35',
    payer: 'sender',
    declared: 'yes',
    files: [],
  },
}
const kinds = Object.keys(right) as Plain[]

const ask = (kind: Plain, changes: Record<string, unknown> = {}) =>
  sendServiceRequest(office.visitor(), { ...salim, ...right[kind], formId: formId(), ...changes } as Form)

/** The sentences under the fields, as the form would get them. */
async function faults(outcome: Promise<unknown>) {
  const error = await outcome.then(
    () => null,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(z.ZodError)
  return Object.fromEntries((error as z.ZodError).issues.map(({ path, message }) => [path[0], message]))
}

test.each(kinds)('a request of the kind «%s» is kept with its answers, its number and its confirmation', async (kind) => {
  const { id, again } = await ask(kind)

  const row = await office.db.selectFrom('serviceRequests').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    id,
    kind,
    service: requestKinds[kind].service,
    status: 'new',
    phone: '+96891234567',
    details: null,
  })
  expect(Object.keys(row.trade as object).toSorted()).toEqual(
    Object.keys(right[kind])
      .filter((name) => !['kind', 'files'].includes(name))
      .toSorted(),
  )
  expect(again).toBe(false)
  expect(await office.history()).toEqual(['site.service-requested'])

  const shown = await sentRequest(office.visitor(), id)
  expect(shown).toMatchObject({ title: requestKinds[kind].title, status: 'جديد', copyBy: 'sms' })
  expect(shown?.number).toMatch(/^R2601-00001-\d$/)
  expect(JSON.stringify(shown)).not.toMatch(/سالم|9123/)

  await office.announce()
  const text = `التحالف: وصل طلبك ${shown?.number}، وسنرد عليك. للمتابعة: http://office/sent/${id}`
  expect(await office.messages()).toEqual([{ channel: 'sms', recipient: '+96891234567', text }])
})

test('what was typed is kept as meant: money in baisa, weight in grams, digits of either kind', async () => {
  await ask('property', { details: 'البناية زاوية' })
  await ask('pickup')
  const [property, pickup] = await office.db
    .selectFrom('serviceRequests')
    .select(['trade', 'details'])
    .orderBy('sequence')
    .execute()
  expect(property).toMatchObject({ trade: { units: 6, rented: 4, monthlyRent: '1250500' }, details: 'البناية زاوية' })
  expect(pickup).toMatchObject({
    trade: { weight: 2400, length: 400, cashOnDelivery: '35000', recipientPhone: '+971501234567', recipientPlace: 'الإمارات' },
  })
})

test('every question of a trade has a label, and every label belongs to a question', async () => {
  for (const kind of kinds) {
    await ask(kind)
    const { trade } = await office.db
      .selectFrom('serviceRequests')
      .select('trade')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    for (const name of Object.keys(trade as object)) expect(Object.keys(requestKinds[kind].fields)).toContain(name)
  }
})

test('the office hears of it in its mailbox, and the visitor by e-mail too where one was given', async () => {
  await office.db
    .insertInto('settings')
    .values({ key: 'email', value: JSON.stringify('office@example.om'), changedAt: new Date() })
    .execute()
  await ask('hire', { email: 'salim@example.om', replyBy: 'email', details: 'الأرض رملية' })
  await office.announce()

  const messages = await office.messages()
  expect(messages.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
    ['email', 'office@example.om'],
    ['email', 'salim@example.om'],
    ['sms', '+96891234567'],
  ])
  const textTo = (mailbox: string) => messages.find(({ recipient }) => recipient === mailbox)?.text
  for (const typed of ['المعدّة: حفارة (بوكلين)', 'الأحد 1 فبراير 2026', 'تفاصيل: الأرض رملية']) {
    expect(textTo('office@example.om')).toContain(typed)
    expect(textTo('salim@example.om')).not.toContain(typed)
  }
})

test('an empty form is told every field that is missing, at once', async () => {
  expect(await faults(sendServiceRequest(office.visitor(), { kind: 'property', formId: formId() } as unknown as Form))).toEqual({
    name: 'اكتب الاسم.',
    phone: 'رقم الهاتف 8 أرقام، مثل 9123 4567',
    replyBy: 'اختر كيف نرد عليك.',
    role: 'اختر صفتك.',
    propertyKind: 'اختر نوع العقار.',
    wilayat: 'اختر الولاية.',
    quarter: 'اكتب المنطقة.',
    units: 'اكتب عدد الوحدات، من 1 إلى 500',
    rented: 'اكتب عدد المؤجر منها، أو 0',
  })
})

test.each<[string, Plain, Record<string, unknown>, Record<string, string>]>([
  ['a phone that is short', 'car', { phone: '91234' }, { phone: 'رقم الهاتف 8 أرقام، وينقصه 3 أرقام' }],
  ['an answer by e-mail without one', 'car', { replyBy: 'email' }, { email: 'اكتب البريد الإلكتروني لنرد عليك به.' }],
  [
    'an answer by SMS to a landline',
    'car',
    { replyBy: 'sms', phone: '23211234' },
    { phone: 'اكتب رقم هاتف نقّال يستقبل الرسائل.' },
  ],
  ['more units let than there are', 'property', { units: '3', rented: '4' }, { rented: 'عدد المؤجر لا يزيد على عدد الوحدات.' }],
  ['no money at all', 'property', { monthlyRent: '0' }, { monthlyRent: 'المبلغ أكبر من صفر.' }],
  ['a place that is no wilayat', 'viewing', { wilayat: 'دبي' }, { wilayat: 'اختر الولاية.' }],
  [
    'yesterday, and no name',
    'viewing',
    { viewingOn: '2026-01-14', name: '' },
    { name: 'اكتب الاسم.', viewingOn: 'اختر اليوم أو تاريخًا بعده.' },
  ],
  ['a day years away', 'viewing', { viewingOn: '2028-01-20' }, { viewingOn: 'اختر تاريخًا خلال سنتين من اليوم.' }],
  ['a day that does not exist', 'site-visit', { visitOn: '2026-02-30' }, { visitOn: 'اختر يومًا يناسبك.' }],
  ['a house without floors', 'quotation', { floors: '0' }, { floors: 'اكتب عدد الأدوار، من 1 إلى 40' }],
  ['an end before its beginning', 'hire', { toOn: '2026-01-31' }, { toOn: 'تاريخ النهاية لا يسبق تاريخ البداية.' }],
  ['a day of 25 hours', 'hire', { hoursPerDay: '25' }, { hoursPerDay: 'اكتب ساعات العمل في اليوم، من 1 إلى 24' }],
  ['a car that comes back the same day', 'car', { toOn: '2026-01-15' }, { toOn: 'تاريخ النهاية بعد تاريخ البداية.' }],
  ['a driver who is too young', 'car', { driverAge: '17' }, { driverAge: 'العمر 18 سنة على الأقل.' }],
  ['a parcel that is too heavy', 'pickup', { weight: '25.001' }, { weight: 'الوزن حتى 25 كجم.' }],
  ['a parcel from abroad', 'pickup', { senderWilayat: 'الإمارات' }, { senderWilayat: 'اختر ولاية المرسل.' }],
  ['a parcel to nowhere', 'pickup', { recipientPlace: 'المريخ' }, { recipientPlace: 'اختر ولاية المرسل إليه أو دولته.' }],
  [
    'a recipient whose number is short',
    'pickup',
    { recipientPhone: '9123' },
    { recipientPhone: 'هاتف المرسل إليه: رقم الهاتف 8 أرقام، وينقصه 4 أرقام' },
  ],
  ['a size with one side missing', 'pickup', { height: undefined }, { length: 'اكتب الطول والعرض والارتفاع.' }],
  ['a parcel nobody vouches for', 'pickup', { declared: undefined }, { declared: 'أكّد أن الطرد خالٍ من المواد التي لا تُقبل.' }],
])('%s is refused under its field', async (_, kind, changes, expected) => {
  expect(await faults(ask(kind, changes))).toEqual(expected)
  expect(await office.history()).toEqual([])
})
