/** The rows of a sheet that was handed out as text, without its titles. */
export async function csvRows(answer: Promise<Response>) {
  const text = await (await answer).text()
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
}
