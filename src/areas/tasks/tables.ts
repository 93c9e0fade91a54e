import type { Generated } from 'kysely'
import type { TaskKind, TaskStatus } from './task.ts'

interface TasksTable {
  id: string
  title: string
  details: string | null
  kind: TaskKind | null
  subjectKind: string | null
  subjectId: string | null
  assigneeId: string | null
  role: string | null
  branchId: string | null
  dueAt: Date | null
  status: Generated<TaskStatus>
  rule: string | null
  period: string | null
  createdBy: string
  createdAt: Date
  endedBy: string | null
  endedAt: Date | null
  needs: string | null
}

interface PutOffsTable {
  accountId: string
  key: string
  title: string
  until: string
  putAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    tasks: TasksTable
    putOffs: PutOffsTable
  }
}
