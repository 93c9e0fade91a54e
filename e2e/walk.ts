import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject } from 'vitest'
import { type Person, peopleOfTheOffice } from '#testing/fuzz/people.ts'
import { everywhere, mostOfAKind, type SeenPage, walk } from '#testing/fuzz/surroundings.ts'
import { eighth, sample } from '#testing/sample.ts'
import { dayOf } from '#values/days.ts'
import { databaseOf, insideHouse } from './house.ts'
import { runFolder, shared } from './office.ts'

/** Whom all kinds of pages are opened for, of the commit's eighth of them the most. */
const home = (path: string) => /^\/(admin|dashboard)\b/.exec(path)?.[1] ?? 'site'
const everything: Record<string, string[]> = {
  visitor: everywhere.filter((path) => home(path) === 'site'),
  // Of leases and of cars that came back first: the newest contracts are of other kinds.
  maryam: ['/admin/contracts?kind=lease', '/admin/vehicles/rentals?state=returned', ...everywhere],
  shaikha: everywhere.filter((path) => home(path) !== 'admin'),
}

const staff = ['noor', 'ahmed', 'khalid', 'waleed', 'bakhit', 'fatima', 'zahra', 'salim']
/** Who is led through the office, one page of a kind: three of them a commit, so that each has a turn within three commits or so. */
const turns = eighth === null ? null : [eighth, eighth + 3, eighth + 6].map((turn) => turn % staff.length)
export const ledThrough = staff.filter((_, at) => turns?.includes(at) ?? true)
const beginnings = ['/admin', '/dashboard']

/**
 * Outside that eighth few are enough: a list under another filter leads on as the list does, and the notes, files and history of all records
 * are drawn by the same code. But of two records one may lead where the other does not.
 */
function mostOf(kind: string) {
  if (sample([kind], String).length > 0) return mostOfAKind
  if (/tab=(notes|files|history)$/.test(kind)) return 2
  return kind.includes(':') ? mostOfAKind : 3
}

const file = `${runFolder}/walk.json`
let read: Promise<SeenPage[]> | undefined

/** What people saw of the shared office: walked once per run, by the first file that asks, and kept for the others. */
export const walked = () => (read ??= walkOnce())

async function walkOnce(): Promise<SeenPage[]> {
  try {
    mkdirSync(`${file}.busy`)
  } catch {
    while (!existsSync(file)) await sleep(250)
    const { pages, error } = JSON.parse(readFileSync(file, 'utf8'))
    if (error) throw new Error(`the walk of this run broke off: ${error}`)
    return pages
  }
  const kept = await walkThrough().then(
    (pages) => ({ pages, error: null }),
    (error) => ({ pages: [], error: String(error) }),
  )
  writeFileSync(`${file}.new`, JSON.stringify(kept))
  renameSync(`${file}.new`, file)
  if (kept.error) throw new Error(kept.error)
  return kept.pages
}

async function walkThrough() {
  const url = inject('sharedUrl')
  const people = await peopleOfTheOffice(databaseOf(shared))
  await askForWhatNobodyAsked(url, people)
  const pages: SeenPage[] = []
  everything.maryam?.unshift(await draftAddendum())
  for (const [name, from] of Object.entries(everything))
    pages.push(...(await walk(url, called(people, name), { most: mostOf, opensFiles: false, from })))
  for (const name of ledThrough)
    pages.push(...(await walk(url, called(people, name), { most: 1, opensFiles: false, from: beginnings })))
  return pages
}

/** The one addendum that may still be changed: few ways lead to it. */
const draftAddendum = () =>
  insideHouse(shared, async ({ db }) => {
    const { contractId } = await db
      .selectFrom('contractAddenda')
      .innerJoin('contracts', 'contracts.id', 'contractAddenda.contractId')
      .select('contractId')
      .where('contracts.state', '=', 'draft')
      .limit(1)
      .executeTakeFirstOrThrow()
    return `/admin/contracts/${contractId}`
  })

export function called(people: readonly Person[], name: string) {
  const found = people.find((one) => one.name === name)
  if (!found) throw new Error(`nobody here is called ${name}`)
  return found
}

/** What the demonstration office has none of until somebody asks: an approval, a request about personal data, an import. */
async function askForWhatNobodyAsked(url: string, people: readonly Person[]) {
  const post = async (who: string, path: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.append(field, value)
    const headers = { origin: url, cookie: called(people, who).cookie ?? '' }
    const answer = await fetch(url + path, { method: 'POST', redirect: 'manual', headers, body })
    expect(answer.status, `${path} as ${who}`).toBe(303)
    return answer
  }
  await post('ahmed', '/admin/request-access', { role: 'cashier', reason: 'أغطي الصندوق مساءً' })
  await post('shaikha', '/dashboard/my-data/request', { kind: 'correction', text: 'الاسم الصحيح شيخة بنت مبارك' })
  const file = new File(['الاسم,الهاتف\nسالم الكثيري,91230001\nبلا رقم,\n'], 'عملاء.csv', { type: 'text/csv' })
  const uploaded = await post('maryam', '/admin/users/import', { file })
  await post('maryam', `${uploaded.headers.get('location')}?act=check`, { 'column-name': '0', 'column-phone': '1' })
  const balances = new File(['الحساب,المفتاح,مدين,دائن\n1120,بنك مسقط 0101,12000,\n3100,,,11000\n1999,,5,\n'], 'ميزان.csv', {
    type: 'text/csv',
  })
  const opening = await post('maryam', '/admin/finance/opening?act=upload', { file: balances })
  const columns = { 'column-account': '0', 'column-key': '1', 'column-debit': '2', 'column-credit': '3' }
  await post('maryam', `${opening.headers.get('location')}?act=check`, { day: dayOf(new Date()), ...columns })
  const fines = new File(['رقم المخالفة,اللوحة,التاريخ,الوقت,المبلغ\nROP-1,18264 د,2026-01-01,10:00,10\n'], 'مخالفات.csv', {
    type: 'text/csv',
  })
  await post('maryam', '/admin/vehicles/fines/import', { file: fines })
  const cars = new File(['اللوحة,الفئة,الطراز,السنة,اللون,العداد\n9911 ب,سيدان,تويوتا كورولا,2024,أبيض,12000\n'], 'مركبات.csv', {
    type: 'text/csv',
  })
  await post('maryam', '/admin/vehicles/import', { file: cars })
  const prices = new File(['الفئة,اليوم,الأسبوع,الشهر,الساعة\nسيدان,15,94.5,315,3\n'], 'أسعار.csv', { type: 'text/csv' })
  await post('maryam', '/admin/vehicles/prices/import', { file: prices })
  const out = new File(['اللوحة,هاتف العميل\n7340 م ه,90000000\n'], 'إيجارات.csv', { type: 'text/csv' })
  await post('maryam', '/admin/vehicles/rentals/import', { file: out })
  const orders = 'المرجع,الاسم,الهاتف,الولاية,المحتوى\nA-1,مريم,91230002,صلالة,لبان\n'
  await post('maryam', '/admin/parcels/import', { file: table('طلبات', orders) })
  await post('shaikha', '/dashboard/parcels/import', { file: table('طلباتي', orders) })
  await post('maryam', '/admin/equipment/machines/import', {
    file: table('معدات', 'الرمز,النوع,الطراز\nEX-99,حفارة,كاتربيلر 320\n'),
  })
  await post('maryam', '/admin/equipment/operators/import', { file: table('مشغلون', 'الاسم,الهاتف\nراجيش,91230009\n') })
  await post('maryam', '/admin/equipment/prices/import', { file: table('أسعار', 'النوع,اليوم\nحفارة,95\n') })
  await post('maryam', '/admin/equipment/pools/import', { file: table('سقالات', 'الاسم,الوحدة,الكمية\nسقالات,م²,100\n') })
  await post('maryam', '/admin/equipment/sheet-imports', { file: table('كشوف', 'الرمز,اليوم,الساعات\nEX-99,2026-02-01,9\n') })
  await post('maryam', '/admin/equipment/hires/import', { file: table('تأجير', 'الرمز,هاتف العميل\nEX-99,90000000\n') })
  await hireOf(called(people, 'shaikha'))
}

const table = (name: string, text: string) => new File([text], `${name}.csv`, { type: 'text/csv' })

/** Whose car waits for its signature in the demonstration has no account, so somebody who has one books in his place. */
const hireOf = ({ accountId }: Person) =>
  insideHouse(shared, ({ db }) =>
    db
      .updateTable('carReservations')
      .set(({ selectFrom }) => ({ partyId: selectFrom('customerAccounts').select('partyId').where('accountId', '=', accountId) }))
      .where(({ eb, selectFrom }) =>
        eb('id', '=', selectFrom('carRentals').select('reservationId').where('state', '=', 'open').limit(1)),
      )
      .execute(),
  )
