import { expect, test } from 'vitest'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { saloon } from '#testing/fleet.ts'
import { returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { noDeposit, openRentalsOf, openRow } from '#testing/open-rentals.ts'
import { office as aPlace } from '#testing/reservations.ts'
import { addClass } from '../classes/use-cases/add-class.ts'
import { addVehicle } from '../fleet/use-cases/add-vehicle.ts'
import { addPlace } from '../terms/use-cases/add-place.ts'
import { importRentals } from './rental-imports.ts'

const office = testOffice()
const { back, book, brought, cars, clerk, contracts, newId, open, told } = openRentalsOf(office)

test('what a row says that cannot be is told under its column, and nothing of the file is taken', async () => {
  const rows = [
    { ...noDeposit, plate: 'بلا' },
    { ...noDeposit, plate: '999 ب', customer: '90000000' },
    { ...noDeposit, licenceNumber: '', odometer: 'كثير', fuel: '9' },
    { ...noDeposit, plate: '101 ب', from: '2026-01-10', until: 'غدًا' },
    { ...noDeposit, plate: '101 ب', until: '2026-01-09' },
    { ...noDeposit, odometer: '33189' },
    { ...noDeposit, from: '2026-01-12 09:00', invoiced: '', paid: '' },
    { ...noDeposit, plate: '101 ب', second: 'علي الشحري' },
    { ...openRow, depositWay: 'وعد' },
  ]
  expect(await told(rows)).toEqual([
    '2 اللوحة: اكتب أرقام اللوحة وأحرفها، مثل 7340 م ه.',
    '3 اللوحة: لا مركبة لنا بهذه اللوحة. استورد المركبات أولًا، أو صحّح اللوحة.',
    '3 هاتف العميل: لا عميل بهذا الهاتف. استورد العملاء أولًا، أو سجّله ثم ارفع الملف.',
    '4 رقم رخصة القيادة: اكتب رقم رخصة السائق.',
    '4 العداد عند التسليم: اكتب قراءة العداد عند التسليم بالكيلومترات.',
    '4 الوقود عند التسليم: الوقود بالأثمان، من 0 إلى 8، مثل 8 أو 3/4.',
    '5 التسليم: اكتب يوم التسليم وساعته، مثل 2026-01-10 10:00.',
    '6 الإعادة المتفق عليها: الإعادة بعد التسليم. اكتب يومًا أو ساعة بعده.',
    '7 العداد عند التسليم: آخر قراءة مسجلة 33190 كم. راجع العداد.',
    '8 اللوحة: مكرر في الملف: هو نفسه في الصف 7.',
    '8 التسليم: سُلّمت في هذه الدفاتر أو بعد اليوم. افتح لها عقدًا من شاشة التسليم.',
    '9 رقم رخصة السائق الآخر: اكتب رقم رخصة السائق الآخر.',
    '9 انتهاء رخصة السائق الآخر: اكتب آخر يوم في رخصة السائق الآخر.',
    '10 طريقة التأمين: اكتب: نقدًا أو بطاقة أو تحويل أو شيك لما قُبض، أو «محجوز على البطاقة».',
  ])
  const { importId } = await brought(rows)
  await expect(importRentals(clerk(), { importId })).rejects.toMatchObject({ code: 'imports.changed' })
  expect(await contracts()).toEqual([])
})

test('a car that is out or promised, of another branch or sold is told so', async () => {
  await open()
  expect(await told([{ ...noDeposit, from: '2026-01-09 10:00', invoiced: '', paid: '' }])).toEqual([
    expect.stringContaining('2 اللوحة: لم تُسجَّل إعادتها ممن هي لديه (CR-'),
  ])
  await book({ from: '2026-01-15', fromTime: '18:00', until: '2026-01-20', name: 'علي الشحري', phone: '91230000' })
  expect(await told([{ ...noDeposit, plate: '101 ب' }])).toEqual([
    expect.stringMatching(/^2 اللوحة: مشغولة من 15 يناير 2026 .*تأجير سيارة، CB2601/),
  ])
  const placeId = newId()
  await openBranches(office.db)
  await addPlace(clerk(), { ...aPlace, id: placeId, name: 'مكتب ثمريت', branchId: thumrait })
  expect(await told([{ ...noDeposit, plate: '101 ب', until: '2026-01-14', invoiced: '', paid: '' }], { placeId })).toEqual([
    '2 اللوحة: هذه المركبة لفرع آخر غير فرع المكان الذي اخترته.',
  ])
  const [, second = ''] = cars()
  await office.db
    .updateTable('vehicles')
    .set({ readiness: 'sold', soldOn: '2026-01-14', soldTo: 'مشترٍ', soldFor: 1n })
    .where('id', '=', second)
    .execute()
  expect(await told([{ ...noDeposit, plate: '101 ب' }])).toEqual([
    '2 اللوحة: لا مركبة لنا بهذه اللوحة. استورد المركبات أولًا، أو صحّح اللوحة.',
  ])
})

test('a car that came back since was with somebody then, and its row stays known', async () => {
  await returnCar(clerk(), back(await open(), { odometer: '33200' }))
  const none = { invoiced: '', paid: '' }
  expect(await told([{ ...noDeposit, ...none, from: '2026-01-10 11:00' }])).toEqual([
    expect.stringContaining('2 اللوحة: كانت في هذه المدة لدى عميل آخر بالعقد CR-'),
  ])
  expect(await told([noDeposit])).toEqual([])
})

test('a class without prices has no price of an hour either', async () => {
  const classId = (await addClass(clerk(), { id: newId(), ...saloon, name: 'عائلية' })).id
  const car = { plate: '300 ب', classId, model: 'كيا', made: '2024', colour: 'أبيض', odometer: '100', fuel: '8' }
  await addVehicle(clerk(), { id: newId(), ...car, branchId: salalah })
  expect(await told([{ ...noDeposit, plate: '300 ب' }])).toEqual([
    '2 سعر اليوم: لا أسعار لفئة هذه السيارة، ومنها سعر ساعة التأخير. انشر قائمة الأسعار أولًا.',
  ])
})

test('what the old books charged must be what was agreed, and reach as far as these books begin', async () => {
  const rows = [
    { ...noDeposit, invoiced: '80' },
    { ...noDeposit, plate: '101 ب', invoiced: '', paid: '100' },
  ]
  expect(await told(rows)).toEqual([
    '2 ما فُوتر بلا ضريبة: سعر المدة كلها بهذا السعر 84.000 ر.ع. بلا ضريبة. صحّح السعر أو المفوتر.',
    '3 ما دُفع مع الضريبة: أكثر من المفوتر مع ضريبته، 88.200 ر.ع. فما زاد رصيد للعميل يُدخل في الأرصدة الافتتاحية.',
  ])
  const none = { invoiced: '', paid: '' }
  expect(
    await told([
      { ...noDeposit, ...none, invoicedUntil: '2026-01-11' },
      { ...noDeposit, ...none, plate: '101 ب', until: '2026-02-20', day: '', month: '300' },
    ]),
  ).toEqual([
    '2 فُوتر حتى: ما قبل أول يوم في هذه الدفاتر يُفوتر في الدفاتر السابقة. فوتره هناك، ثم اكتب حتى متى.',
    '3 سعر اليوم: اكتب سعر اليوم أيضًا: به تُحسب الأيام التي تزيد على الأسبوع أو الشهر.',
    '3 فُوتر حتى: اكتب حتى متى فُوتر: ما زاد على شهر يُفوتر دورة بعد دورة.',
  ])
  await expect(brought([noDeposit], { goLive: '2026-01-16' })).rejects.toMatchObject({ issues: [{ path: ['goLive'] }] })
  await expect(brought([noDeposit], { placeId: newId() })).rejects.toMatchObject({ issues: [{ path: ['placeId'] }] })
})

test('a deposit or a debt of before is one of the opening balances', async () => {
  expect(await told([openRow])).toEqual([expect.stringContaining('2 التأمين المسترد: لا تأمين محفوظ بهذا المبلغ')])
  expect(await told([{ ...noDeposit, paid: '0' }])).toEqual([
    '2 ما دُفع مع الضريبة: بقي من المفوتر 88.200 ر.ع.، وليس في فواتيره السابقة المفتوحة. أدخله في الأرصدة الافتتاحية أولًا.',
  ])
  const onCard = { ...openRow, depositWay: 'محجوز على البطاقة' }
  expect(await told([onCard, { ...onCard, plate: '101 ب', card: '4417', reference: 'A-1', expiresOn: '2026-01-15' }])).toEqual([
    '2 آخر 4 أرقام من البطاقة: اكتب آخر 4 أرقام من البطاقة.',
    '2 رقم عملية الحجز: اكتب رقم العملية من ورقة الجهاز.',
    '2 انتهاء الحجز على البطاقة: اكتب إلى متى يبقى المبلغ محجوزًا.',
    '3 انتهاء الحجز على البطاقة: اكتب يومًا لم يأت بعد، كما في ورقة الجهاز.',
  ])
})
