import { z } from 'zod'
import { chosen, optionalText, plannedDay, written } from '#values/shapes.ts'
import { type TaskKind, taskKinds } from './task.ts'

const kinds = Object.keys(taskKinds) as [TaskKind, ...TaskKind[]]

const due = {
  dueOn: plannedDay('التاريخ مثل 20/11/2026').optional(),
  dueTime: z.iso.time('اكتب الساعة مثل 14:30').optional(),
}

/** «person:…» or «role:…», as the list of who can be asked sends it. */
const who = z.string().regex(/^(person|role):[\w-]{1,64}$/, 'اختر المكلَّف.')

export const AddTaskInput = z.object({
  title: written('اكتب المهمة.'),
  details: optionalText(),
  kind: chosen(kinds, 'اختر النوع من القائمة.').optional(),
  who: who.optional(),
  branchId: z.uuid('اختر الفرع من القائمة.').optional(),
  ...due,
  subjectKind: z.string().max(60).optional(),
  subjectId: z.string().max(80).optional(),
  backTo: z.string().optional(),
})
export type AddTaskForm = z.input<typeof AddTaskInput>

export const OneTaskInput = z.object({ taskId: z.uuid(), backTo: z.string().optional() })

export const AssignTaskInput = OneTaskInput.extend({ who })
export type AssignTaskForm = z.input<typeof AssignTaskInput>

export const RescheduleTaskInput = OneTaskInput.extend(due)
export type RescheduleTaskForm = z.input<typeof RescheduleTaskInput>

export const PutOffInput = z.object({
  key: z.string().min(1).max(200),
  title: written('اكتب ما يؤجَّل.', 120),
  until: plannedDay('التاريخ مثل 20/11/2026'),
})
