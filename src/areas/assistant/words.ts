export const assistantFactWords = {
  'assistant.question-published': 'نُشر سؤال شائع',
  'assistant.question-restored': 'استُعيدت نسخة من سؤال شائع',
  'assistant.question-withdrawn': 'سُحب سؤال شائع',
  'assistant.question-asked': 'سُئل المساعد',
  'assistant.handed-over': 'حُوّلت المحادثة إلى موظف',
}

/** What the parts of its facts are called. */
export const assistantPartWords = { question: 'السؤال', answer: 'الجواب' }
