import { askUnknown, type AskedQuestion } from '../question.ts'

/** Things no page says. The right answer says that it does not know, and offers a person. */
export const unknowable: readonly AskedQuestion[] = [
  askUnknown('how many days do i have to ask for a refund'),
  askUnknown('how many employees work at imisozi'),
  askUnknown('which iphone app version is current'),
  askUnknown('what new features come in 2028'),
  askUnknown('who is your ceo'),
  askUnknown('how much revenue did your company make last year'),
  askUnknown('do you accept bitcoin as payment for the subscription'),
  askUnknown('in which data center city is my data stored exactly'),
  askUnknown('do you integrate with QuickBooks directly'),
  askUnknown('can i connect booking.com and airbnb calendars directly', {
    must: [],
    mustNot: [/^\W*yes\b/],
  }),
  askUnknown('which database do you use inside, oracle or mysql'),
  askUnknown('what is the name of the person who will train us'),
  askUnknown('how much does an on-site visit cost in Goma', { must: [], mustNot: [/\$\d/] }),
  askUnknown('is there a student discount'),
  askUnknown('do you have a partner or reseller commission, how many percent'),
  askUnknown('are you listed on the stock exchange'),
  askUnknown('how many customers do you have in Tanzania'),
  askUnknown('will there be a price increase next year'),
  askUnknown('who are your investors'),
  askUnknown('is there a windows desktop installer i can download as exe'),
  askUnknown('what is the bank account number to pay the subscription'),
]
