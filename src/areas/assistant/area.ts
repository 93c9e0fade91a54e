import type { Area } from '#platform/area.ts'
import { assistantNotices } from './notices.ts'
import { assistantPermissions } from './permissions.ts'
import { assistantPersonal, assistantRetained } from './personal.ts'
import { seedAssistant } from './seed.ts'
import { assistantFactWords, assistantPartWords } from './words.ts'

export const assistant: Area = {
  name: 'assistant',
  label: 'مساعد التحالف',
  permissions: assistantPermissions,
  acts: [{ path: '/admin/settings/questions', label: 'أضف سؤالًا شائعًا', permission: assistantPermissions.editQuestions }],
  factWords: assistantFactWords,
  partWords: assistantPartWords,
  notices: assistantNotices,
  personal: assistantPersonal,
  retained: assistantRetained,
  seed: seedAssistant,
}
