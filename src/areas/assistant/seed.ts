import type { Ctx } from '#platform/context.ts'
import { askAssistant } from './use-cases/ask-assistant.ts'
import { handOverConversation } from './use-cases/hand-over-conversation.ts'

/** Two visitors: one was answered, one waits for a person. */
export async function seedAssistant(ctx: Ctx) {
  await talk(ctx, ['احجز سيارة', 'ما المطلوب لاستئجار سيارة؟'])
  const conversationId = await talk(ctx, ['كم عليّ', 'كلّم موظفًا'])
  await handOverConversation(ctx, { formId: ctx.newId(), conversationId, name: 'أحمد الكثيري', phone: '9000 0021' })
}

async function talk(ctx: Ctx, asked: string[]) {
  const conversationId = ctx.newId()
  for (const [index, question] of asked.entries()) {
    await askAssistant(ctx, { formId: index === 0 ? conversationId : ctx.newId(), conversationId, question })
  }
  return conversationId
}
