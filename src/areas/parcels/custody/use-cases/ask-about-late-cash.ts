import { z } from 'zod'
import { viewCustody } from '#areas/finance/public-cod.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { momentInWords } from '#values/dates.ts'
import { lateCouriers } from '../late.ts'

/** Cash of a courier that reached no box by nine in the evening is the supervisor's task, once for what was taken first. */
export const askAboutLateCash = command({
  name: 'parcels.ask-about-late-cash',
  permission: viewCustody,
  input: z.object({}),
  async run(work) {
    let told = 0
    for (const { courierId, courier, since, branchId } of await lateCouriers({ ...work, db: work.tx })) {
      const added = await addTask(work, {
        ...{ rule: 'parcels.late-cash', period: since.toISOString(), subject: { kind: 'courier-cash', id: courierId } },
        ...{ kind: 'discrepancy', title: `لم تصل عهدة ${courier} إلى الصندوق`, branchId },
        details: `معه نقد قبضه منذ ${momentInWords(since)}. افتح «العهد» واطلب منه أن يسلّمه.`,
        ...{ role: 'parcelsSupervisor', needs: viewCustody },
      })
      if (added) told++
    }
    if (told === 0) work.repeated()
    return { told }
  },
})
