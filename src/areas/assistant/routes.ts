import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  assistant: [
    route('assistant', 'areas/assistant/routes/start.tsx'),
    route('assistant/:conversationId', 'areas/assistant/routes/conversation.tsx'),
    route('assistant/:conversationId/hand-over', 'areas/assistant/routes/hand-over.tsx'),
  ],
  settings: [
    route('questions', 'areas/assistant/routes/back-office-questions.tsx'),
    route('questions/:questionId', 'areas/assistant/routes/back-office-question.tsx'),
  ],
}
