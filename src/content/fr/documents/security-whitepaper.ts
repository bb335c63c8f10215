import type { PaperWords } from '#content/paper-words.ts'
import { brand } from '#facts/brand.ts'
import { claims, figures, requirements, roleTemplates } from '#facts/claims.ts'
import { contact } from '#facts/contact.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'
import { sayFigure, sayList } from '../figures.ts'
import { roleNames } from '../names.ts'

const uptime = sayFigure(figures.enterpriseUptime)
const frameworks = ['RGPD', claims.hipaa.what, claims.soc2.what, claims.ccpa.what, claims.sox.what]

export const securityWhitepaper = {
  title: 'Livre blanc sur la sécurité',
  description: `Comment ${brand.product} sépare les données de chaque client, qui peut les ouvrir, ce qui reste à votre charge et ce que nous n’avons pas encore prouvé.`,
  kind: 'Livre blanc',
  sheets: 4,
  lead: 'Pour la personne qui doit signer. Il dit ce que nous faisons, ce que vous faites, et où il ne faut pas nous croire sur parole mais demander un document.',
  sections: [
    {
      id: 'reading',
      title: 'Comment lire ce document',
      blocks: [
        {
          kind: 'text',
          text: `Tout ce qui est écrit ici est une déclaration de ${brand.company}. Aucun auditeur n’a vérifié ce document, et il ne remplace ni un contrat ni un certificat. Une phrase qui décrit la suite dit comment elle est censée marcher ; faites-vous-la montrer dans une démonstration, avec votre propre équipe au clavier.`,
        },
        {
          kind: 'text',
          text: 'Quand nous nommons un référentiel, nous nommons ce selon quoi nous travaillons. S’il existe un rapport ou un certificat, pour quelle partie et jusqu’à quand : la réponse est le document lui-même, sous accord de confidentialité. Ne comptez pas sur ce que nous ne pouvons pas vous montrer sur papier.',
        },
      ],
    },
    {
      id: 'separation',
      title: 'Un client n’en voit pas un autre',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque entreprise cliente a dans la suite ses propres données, utilisateurs, réglages et rôles. Chaque requête que le logiciel envoie à la base nomme l’entreprise dont elle vient, et une requête sans nom ne reçoit pas de réponse. Cela vaut pour un écran, un rapport, un export et un jeton d’API.',
        },
        {
          kind: 'text',
          text: 'Machines, sauvegardes, mises à jour et veille de nuit sont partagées. Les comptes ne le sont pas. Qui travaille pour deux entreprises tient un rôle distinct dans chacune.',
        },
      ],
    },
    {
      id: 'access',
      title: 'Qui peut ouvrir quoi',
      blocks: [
        {
          kind: 'list',
          items: [
            `Les droits viennent avec les rôles : ${sayFigure(figures.roleTemplates)} modèles (${sayList(roleTemplates.map((role) => roleNames[role]))}) et les rôles que vous en tirez. Les règles jusqu’au droit isolé appartiennent à ${plans.enterprise.name}.`,
            `Un mot de passe a au moins ${sayFigure(requirements.passwordLength)} caractères. Une seconde preuve, application ou clé que la personne a sur elle, peut être exigée de chaque rôle, et devrait l’être de tous ceux qui peuvent changer un prix ou un droit.`,
            'Retirer l’accès de quelqu’un ferme aussitôt toutes ses sessions. Les jetons créés par cette personne s’arrêtent, et les ventes passées gardent son nom.',
            'Notre propre personnel n’entre que si vous ouvrez un dossier d’assistance et le laissez entrer pour ce dossier. Ce qu’il a regardé est dans votre journal des actions.',
          ],
        },
      ],
    },
    {
      id: 'encryption',
      title: 'Chiffrement',
      blocks: [
        {
          kind: 'text',
          text: `Nous déclarons des clés de ${sayFigure(figures.encryption)} bits, en ligne comme sur le disque, sauvegardes comprises. Les connexions utilisent ${standards.transport}. Les clés sont gardées dans un coffre à elles, loin des données, et changées à dates fixes ; aucun ingénieur n’en lit une.`,
        },
        {
          kind: 'note',
          text: 'Une caisse qui travaille sans réseau garde les ventes de l’heure jusqu’au retour de la ligne. Verrouillez l’écran de chaque téléphone et de chaque tablette qui vend.',
        },
      ],
    },
    {
      id: 'trail',
      title: 'Le journal des actions',
      blocks: [
        {
          kind: 'text',
          text: `Il note qui a fait quoi, quand, depuis quelle caisse, et ce qu’il y avait avant. On ne peut ni l’éteindre ni le modifier, pas même le propriétaire du compte. Le rôle ${roleNames.Auditor} le lit et ne change rien.`,
        },
      ],
    },
    {
      id: 'running',
      title: 'Rester debout, et se relever',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce que nous déclarons de la disponibilité, et ce qu’il faut demander',
          columns: [
            { label: 'Sujet', share: 3 },
            { label: 'Notre déclaration', share: 5 },
            { label: 'Demandez-nous', share: 5 },
          ],
          rows: [
            [
              'Disponibilité',
              `${uptime} par contrat dans le service pour grandes entreprises, ${sayFigure(figures.uptime)} sans contrat dans toutes les autres formules`,
              'Les mois mesurés avant celui-ci, et le texte du dédommagement',
            ],
            [
              'Réponse',
              `Moins de ${sayFigure(figures.responseTime)} ms à notre porte, sans la route jusqu’à votre ville`,
              'La façon de mesurer, et la part des requêtes au-dessus',
            ],
            [
              'Lieux',
              `${sayFigure(figures.dataCenters)} centres de données ; votre contrat nomme ceux qui tiennent vos comptes`,
              'La liste, par pays, de chaque copie et de chaque sauvegarde',
            ],
            [
              'Sauvegarde',
              'Faite pour tous les clients ensemble, fermée comme les données elles-mêmes',
              'L’âge possible d’une copie restaurée, la durée d’une restauration, et un essai en votre présence',
            ],
            [
              'Incident',
              'Votre gestionnaire de compte appelle, puis écrit : ce qui s’est passé, les données de qui, ce que nous avons fait, ce que vous devriez faire',
              'Le délai et les noms, écrits dans le contrat',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Quand le réseau tombe, les caisses continuent de vendre avec les droits qu’elles avaient et remettent leurs ventes ensuite, dans l’ordre. Un rôle changé entre-temps prend effet quand la caisse est de nouveau reliée.',
        },
      ],
    },
    {
      id: 'shared-duties',
      title: 'Qui fait quoi',
      blocks: [
        {
          kind: 'table',
          caption: 'À nous, à vous, et à convenir',
          columns: [
            { label: 'Tâche', share: 4 },
            { label: 'À nous', share: 4 },
            { label: 'À vous', share: 4 },
            { label: 'Au contrat', share: 4 },
          ],
          rows: [
            ['Serveurs, mises à jour, réparations', 'Tout', 'Rien', 'Préavis des travaux prévus'],
            ['Personnes et rôles', 'Modèles, connexion, journal', 'Qui reçoit quel rôle, et jusqu’à quand', ''],
            ['Seconde preuve à la connexion', 'Offerte à chaque rôle', 'L’exiger, et les téléphones perdus', ''],
            ['Téléphones, caisses, Wi-Fi', 'Des conseils', 'Verrou d’écran, mises à jour, qui peut en emporter un', ''],
            [
              'Jetons d’API, webhooks',
              'Signer chaque événement',
              'Garder les jetons sur un serveur, vérifier les signatures',
              '',
            ],
            [
              'Sauvegardes',
              'Les faire et les garder',
              'Votre propre export avant un grand changement',
              'Âge d’une copie, temps de restauration',
            ],
            [
              'Données personnelles des clients',
              'Agir selon vos instructions',
              'Une raison légale, et la réponse à la personne',
              'Accord de traitement des données',
            ],
            [
              'Dossiers de santé',
              'Accès par rôle, chaque ouverture notée',
              'Qui est du personnel, et dans quel service',
              'Accord signé avant le premier patient',
            ],
            [
              'Une attaque',
              'La trouver, l’arrêter, vous prévenir',
              'Prévenir votre autorité et vos clients',
              'Délais, contacts de nuit',
            ],
            [
              'Le départ',
              'Des fichiers que d’autres lisent, puis l’effacement',
              'Les prendre, et les vérifier',
              'Le dernier jour, preuve d’effacement',
            ],
          ],
        },
      ],
    },
    {
      id: 'frameworks',
      title: 'Référentiels',
      blocks: [
        {
          kind: 'text',
          text: `${sayList(frameworks)}. Nous déclarons travailler selon eux ; une déclaration n’est pas un sceau. Demandez chacun de ceux qu’il vous faut, et notez ce que vous avez reçu :`,
        },
        {
          kind: 'table',
          caption: 'Documents reçus',
          columns: [
            { label: 'Référentiel', share: 3 },
            { label: 'Rapport ou certificat, et qui l’a délivré', share: 5 },
            { label: 'Couvre', share: 4 },
            { label: 'Valable jusqu’au', share: 3 },
          ],
          rows: frameworks.map((framework) => [framework, '', '', '']),
          isForWriting: true,
          blankRows: 1,
        },
      ],
    },
    {
      id: 'missing',
      title: 'Ce qu’il n’y a pas encore',
      blocks: [
        {
          kind: 'list',
          items: [
            'Un rapport public d’un auditeur extérieur. En attendant, les questions ci-dessous sont votre audit.',
            'Le chapitre sur la sécurité dans notre documentation. Sa place est réservée et le dit.',
            'Une liste publiée de tous ceux qui traitent des données pour nous. Vous la recevez avec le projet de contrat.',
            'Une page publique avec la disponibilité des mois passés. Demandez les chiffres.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions à apporter',
      blocks: [
        {
          kind: 'boxes',
          items: [
            'Montrez-nous une requête sans nom d’entreprise, et ce que répond la base.',
            'Déconnectez quelqu’un pendant qu’il vend. Que peut-il encore faire, en ligne et sans réseau ?',
            'Restaurez la copie d’hier d’une entreprise d’essai pendant que nous regardons l’heure.',
            'Qui, chez vous, est entré cette année dans les comptes d’un client, et pour quel dossier ?',
            'Où se trouve aujourd’hui chaque copie, pays par pays ?',
            'Que vous a appris votre dernier incident ?',
          ],
        },
        {
          kind: 'text',
          text: `Vos testeurs peuvent attaquer une entreprise créée pour cela, dans une semaine convenue. Pour l’organiser, ou pour demander un document : ${contact.email}, ${contact.phone}.`,
        },
        { kind: 'lines', label: 'Nos propres questions', count: 4 },
      ],
    },
  ],
} as const satisfies PaperWords
