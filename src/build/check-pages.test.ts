import { describe, expect, it } from 'vitest'
import { checkPages } from './check-pages.ts'

const check = (html: string) =>
  checkPages(
    [
      { path: '/pharmacy', html: `<main>${html}</main>` },
      { path: '/contact', html: '<main id="main"/>' },
    ],
    'public',
  )

describe('the check of the written pages', () => {
  it('passes what is there', () => {
    expect(
      check('<a href="/contact#main">a</a><a href="#day">b</a><p id="day">c</p><a href="/icon.svg">d</a>'),
    ).toEqual([])
  })

  it.each([
    ['a link', '<a href="/point-of-sale-systems">till</a>', /\/point-of-sale-systems leads nowhere \(on \/pharmacy\)/],
    ['an anchor', '<a href="/contact#nowhere">x</a>', /\/contact#nowhere has no such anchor/],
    ['an anchor of its own', '<a href="#nowhere">x</a>', /#nowhere has no such anchor/],
    ['a double id', '<p id="a"></p><p id="a"></p>', /the id 'a' stands twice/],
    ['a silent picture', '<img src="/icon.svg">', /a drawing has no label: <img/],
    ['a missing picture', '<img src="/shop.jpg" alt="">', /\/shop.jpg leads nowhere/],
    ['a silent drawing', '<figure data-sample>Till</figure>', /a drawing has no label: Till/],
    ['a missing script', '<p data-behaviour="nothing"></p>', /no behaviour 'nothing'/],
    ['a missing word', '<p>From undefined a month</p>', /a word is missing: From undefined a month/],
    ['a missing fact', '<p>$NaN a month</p>', /a word is missing/],
  ])('refuses %s', (_, html, problem) => {
    const problems = check(html)

    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(problem)
  })

  it('names the file and the line', () => {
    expect(check('<a href="/role-based-access-control">x</a>')[0]).toMatch(/^src\/content\/en\/[\w-]+\.ts:\d+: /)
  })
})
