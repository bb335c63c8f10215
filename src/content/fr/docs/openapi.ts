import { describeApi } from '#content/docs/describe-api.ts'
import { brand } from '#facts/brand.ts'
import { plans } from '#facts/plans.ts'

/** Ce que la description de l'API dit avec des mots. */
export const openApi = describeApi({
  description: `Produits, ventes et webhooks d’${brand.product}. Compris dans ${plans.professional.name} et ${plans.enterprise.name}.`,
  groups: {
    Products: 'Ce que vous vendez.',
    Sales: 'Ce que vous avez vendu.',
    Webhooks: 'Ce que nous disons à votre serveur.',
  },
  token: 'Créé dans Paramètres du système, puis Intégrations.',
  calls: {
    listProducts: {
      summary: 'Lister les produits',
      description: 'Le dernier changement en premier, sans les produits archivés.',
      answer: 'Une page de produits.',
    },
    addProduct: { summary: 'Ajouter un produit', answer: 'Le produit, avec son id.' },
    replaceProduct: {
      summary: 'Remplacer un produit',
      description:
        'Les champs omis sont vidés. Le stock n’en est pas changé : il y faut une livraison, une vente ou un inventaire.',
      answer: 'Le produit tel qu’il est maintenant.',
    },
    archiveProduct: {
      summary: 'Archiver un produit',
      description: 'Il quitte la caisse et les listes ; ses ventes passées le gardent.',
      answer: 'Archivé. La réponse n’a pas de corps.',
    },
    listSales: { summary: 'Lister les ventes', description: 'La dernière en premier.', answer: 'Une page de ventes.' },
    recordSale: {
      summary: 'Enregistrer une vente',
      description: 'Pour les ventes faites ailleurs, comme dans une boutique en ligne. Le stock du site baisse.',
      answer: 'La vente, avec son id et son total.',
    },
  },
  events: {
    'sale.created': 'Nouvelle vente',
    'payment.received': 'Paiement reçu',
    'refund.processed': 'Remboursement effectué',
    'stock.low': 'Alerte de stock bas',
    'stock.adjusted': 'Ajustement de stock',
    'product.created': 'Nouveau produit',
  },
  eventKept: 'Vous avez gardé l’événement. À toute autre réponse, nous l’envoyons de nouveau.',
  parameters: {
    cursor: 'Ce que la page précédente a donné comme next. À omettre pour la première page.',
    limit: 'Le nombre de lignes que vous voulez au plus par page ; une page peut en tenir moins.',
    id: 'L’id du produit.',
    idempotencyKey: 'Un texte à vous. Une requête répétée avec la même clé reçoit le premier résultat.',
    day: 'Seulement les ventes de ce jour, à l’heure du site.',
    location: 'Seulement les ventes de ce site.',
  },
  refusals: {
    BadParameter: 'Un paramètre est mal formé, ou le curseur n’est pas de nous.',
    BadBody: 'Le corps n’est pas du JSON.',
    Unauthorized: 'Le jeton est absent, faux ou retiré.',
    Forbidden: 'Le rôle du jeton n’a pas ce droit.',
    NoProduct: 'Aucun produit n’a cet id.',
    BarcodeTaken: 'Un autre produit a ce code-barres.',
    BarcodeOrKeyTaken: 'Un autre produit a ce code-barres, ou la clé a servi à une autre requête.',
    KeyTaken: 'La clé a servi à une autre requête.',
    BadProduct: 'Un champ manque ou sort des limites.',
    BadSale: 'Un champ manque ou sort des limites, ou une ligne ne nomme aucun de vos produits.',
    TooMany: 'Trop de requêtes à la fois.',
  },
  retryAfter: 'Secondes à attendre avant la prochaine requête.',
  pages: {
    ProductPage: 'Une partie de vos produits.',
    SalePage: 'Une partie de vos ventes.',
    data: 'Le dernier en premier.',
    next: 'Le curseur de la page suivante ; null sur la dernière.',
  },
  schemas: {
    Product: {
      description: 'Ce que vous vendez.',
      fields: {
        id: 'Donné par nous ; il ne change jamais.',
        name: 'Tel qu’il s’imprime sur le reçu.',
        barcode: 'Ce que lit le lecteur, s’il y en a un.',
        unit: 'Comment il se vend : pièce, sac, bidon.',
        cost: 'Ce qu’une unité vous coûte.',
        price: 'À combien une unité se vend, taxe comprise.',
        reorder_at: 'La quantité à laquelle part l’alerte de stock bas.',
        stock: 'La quantité sur tous les sites que le jeton peut voir.',
        updated_at: 'Quand il a changé pour la dernière fois.',
      },
    },
    Sale: {
      description: 'Ce qui figure sur un reçu.',
      fields: {
        id: 'Identifie la vente pour toujours.',
        location: 'Le nom court du site.',
        currency: 'Trois lettres, par exemple RWF.',
        paid_by: 'Comment le client a payé.',
        lines: 'Ce qui a été vendu.',
        total: 'La somme de ses lignes.',
        created_at: 'Quand elle a été faite.',
      },
    },
    SaleLine: {
      description: 'Un produit d’une vente.',
      fields: {
        product: 'L’id du produit.',
        quantity: 'Combien d’unités ; les fractions sont admises.',
        price: 'À combien une unité a été vendue.',
      },
    },
    Event: {
      description: 'Ce qu’un webhook envoie à votre adresse.',
      fields: {
        id: 'Le même quand un événement est envoyé de nouveau.',
        type: 'Ce qui s’est passé.',
        created_at: 'Quand cela s’est passé.',
        data: 'Le produit, la vente, le paiement ou l’inventaire dont il s’agit.',
      },
    },
    Problem: {
      description: 'Pourquoi une requête a été refusée.',
      fields: {
        code: 'Pour votre programme ; il reste le même.',
        message: 'Pour qui lit le journal.',
        field: 'Le champ dont il s’agit, s’il s’agit d’un champ.',
      },
    },
  },
})
