import type { Area } from '#platform/area.ts'
import { assistantNotices } from './notices.ts'
import { assistantPermissions } from './permissions.ts'
import { seedAssistant } from './seed.ts'

export const assistant: Area = {
  name: 'assistant',
  label: 'مساعد التحالف',
  permissions: assistantPermissions,
  subscribers: assistantNotices,
  seed: seedAssistant,
}
