/** Something wrong in a Markdown file, said with its place so that an editor can jump there. */
export class MarkdownProblem extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`)
    this.name = 'MarkdownProblem'
  }
}

/** Stops the reading at a line of the file. */
export type Refuse = (line: number, problem: string) => never
