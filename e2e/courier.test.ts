import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { cuttableLine } from './cut-network.ts'
import { insideHouse } from './house.ts'
import { heading, press } from './people.ts'
import { cutOff, drawSignature, kept, noNetwork } from './phone-sheets.ts'
import { journeys, live, overflowing, phone } from './visit.ts'

const { visit, url } = journeys('courier')
const hour = 3_600_000

const statesAtDoors = () =>
  insideHouse('courier', async ({ db }) => {
    const stops = await db
      .selectFrom('parcelStops')
      .innerJoin('parcelRuns', 'parcelRuns.id', 'runId')
      .innerJoin('parcels', 'parcels.id', 'parcelId')
      .select(['parcelStops.state', 'parcels.state as parcel', 'quarter', 'calls'])
      .where('parcelRuns.state', '<>', 'closed')
      .where('courierName', '=', 'حمد العمري')
      .orderBy('position')
      .execute()
    const told = db
      .selectFrom('parcelPhoneEvents')
      .innerJoin('parcelStops', 'parcelStops.id', 'stopId')
      .innerJoin('parcelRuns', 'parcelRuns.id', 'runId')
      .where('parcelRuns.state', '<>', 'closed')
      .where('courierName', '=', 'حمد العمري')
    const proofs = await told.innerJoin('parcelPhoneProofs', 'eventId', 'parcelPhoneEvents.id').select('fileId').execute()
    const events = await told.select(['kind', 'result', 'happenedAt', 'receivedAt']).orderBy('seq').execute()
    return { stops, proofs, events }
  })

test('19 20 at doors an hour without a network, the phone restarted, an answer lost: all of it arrives, and once', async () => {
  const line = await cuttableLine(url())
  await visit(
    '/admin/parcels/run',
    async (first) => {
      await heading(first, 'جولتي').waitFor()
      await live(first)
      expect(await overflowing(first, Object.keys(themes))).toEqual([])
      expect(await violations(first)).toEqual([])
      await kept(first)
      await cutOff(first, line)
      const window = first.context()
      const back = await first.evaluate(() => Date.now())
      await window.clock.setSystemTime(back - hour)
      await first.getByRole('link', { name: 'افتح الوقفة' }).click()
      await press(first, 'سلّم الطرد')
      await first.locator('.error', { hasText: 'امسح الطرد، أو أشّر أنه هو' }).waitFor()
      await press(first, 'هذا هو')
      await first.getByLabel('رمز التسليم').fill('0000')
      await press(first, 'سلّم الطرد')
      // Nobody can tell here whether the code is right.
      await first.locator('.error', { hasText: 'خذ التوقيع معه' }).waitFor()
      await drawSignature(first)
      await press(first, 'سلّم الطرد')
      await first.getByText('في هاتفك عملية واحدة').waitFor()
      await first.close()

      const page = await window.newPage()
      await page.goto('/admin/parcels/run')
      await live(page)
      await page.getByText('لا شبكة. ما سجّلته محفوظ في هاتفك، ويُرسل وحده حين تعود.').waitFor()
      await page.getByText('في هاتفك عملية واحدة').waitFor()
      await page.getByRole('link', { name: 'افتح الوقفة' }).click()
      await press(page, 'سجّل أنك اتصلت')
      await page.getByText('في هاتفك عمليتان').waitFor()
      await page.getByText('لم يُسلَّم', { exact: true }).click()
      await page.getByText('رفض الاستلام', { exact: true }).click()
      await press(page, 'سجّل المحاولة')
      await page.getByText('في هاتفك 3 عمليات').waitFor()
      expect((await statesAtDoors()).events).toEqual([])

      await window.clock.setSystemTime(back + 60_000)
      line.loseAnswers()
      await window.setOffline(false)
      await expect.poll(async () => (await statesAtDoors()).events.length).toBe(3)
      line.mend()
      await page.getByText('وصل المكتب كل ما في هاتفك').waitFor()
      await expect.poll(async () => (await statesAtDoors()).proofs.every(({ fileId }) => fileId !== null)).toBe(true)
      const { stops, events, proofs } = await statesAtDoors()
      const open = stops.filter(({ quarter }) => quarter === 'السعادة' || quarter === 'عوقد')
      expect(open.map(({ state, parcel, calls }) => [state, parcel, calls])).toEqual([
        ['delivered', 'handed-over', 0],
        ['failed', 'attempt-failed', 1],
      ])
      expect(proofs).toHaveLength(1)
      for (const { happenedAt, receivedAt } of events)
        expect(receivedAt.getTime() - happenedAt.getTime()).toBeGreaterThan(hour - 60_000)
      expect(events.map(({ kind, result }) => ({ kind, result }))).toEqual([
        { kind: 'delivered', result: 'flagged' },
        { kind: 'called', result: 'accepted' },
        { kind: 'failed', result: 'accepted' },
      ])
      expect(await violations(page)).toEqual([])
    },
    { as: 'hamad', ...phone, baseURL: line.url, expected: noNetwork },
  )
})
