/** The words of a notice, a paragraph each as they stand on its paper. */
export const NoticeText = ({ text }: { text: string }) => (
  <>
    {text.split('\n\n').map((part) => (
      <p key={part} dir="auto">
        {part}
      </p>
    ))}
  </>
)
