"""tune_answers.py <lessons folder> <answers.bin> [<begun.bin>]: a question is to point the same way as what answers it, rather than as anything else that was told; and what asks back is to stand apart from what does not. With <begun.bin> it goes on from there, for one round."""

import json
import random
import sys
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from encoder import Encoder, Judge, read_tuned, say, steps_down, write_tuned

ROUNDS, RATE, UNITS, DROPOUT = 3, 1.5e-4, 32, 0.15
# Who goes on takes smaller steps.
RATE_ON = 7e-5
# Of all questions in a world so many at once, or those with many would count for less each.
ASKED_MOST = 48
# So many messages at once, beside each world, and how much telling them apart counts.
ASKING_BATCH, ASKING_COUNTS = 40, 0.5


def scores(encoder, sharpness, world):
    asked = len(world["asks"])
    vectors = encoder([*(ask["tokens"] for ask in world["asks"]), *world["told"]])
    return vectors[:asked] @ vectors[asked:].T * sharpness.exp()


def found_first(encoder, sharpness, worlds):
    """Shares of the questions whose answer is first, among the first two and the first three."""
    ranks = []
    with torch.no_grad():
        for world in worlds:
            for ask, row in zip(world["asks"], scores(encoder, sharpness, world)):
                order = row.argsort(descending=True).tolist()
                ranks.append(min(order.index(one) for one in ask["right"]))
    return [round(sum(rank < many for rank in ranks) / len(ranks), 3) for many in (1, 2, 3)]


def some_of(world):
    if len(world["asks"]) <= ASKED_MOST:
        return world
    return {**world, "asks": random.sample(world["asks"], ASKED_MOST)}


def main(folder, path, begun=None):
    torch.manual_seed(0)
    random.seed(0)
    lessons = json.loads((Path(folder) / "answers.json").read_text())
    learn, apart, asking = lessons["learn"], lessons["apart"], lessons["asking"]
    rounds, rate = (ROUNDS, RATE) if begun is None else (1, RATE_ON)
    encoder = Encoder(DROPOUT) if begun is None else read_tuned(begun, DROPOUT)
    sharpness = nn.Parameter(torch.tensor(3.0))
    judge = Judge(len(asking["kinds"]), UNITS)
    # Kinds of which there are few count for as much as the others.
    counts = torch.zeros(len(asking["kinds"]))
    for row in asking["learn"]:
        counts[row["is"]] += 1
    shares = (counts.sum() / counts / len(counts)).sqrt()
    rates = [rate, 5 * rate]
    optimiser = torch.optim.AdamW(
        [{"params": encoder.parameters()}, {"params": [sharpness, *judge.parameters()]}], lr=rate, weight_decay=0.01
    )
    say("before", found_first(encoder.eval(), sharpness, apart))
    step, steps = 0, rounds * len(learn)
    for turn in range(rounds):
        encoder.train()
        judge.train()
        random.shuffle(learn)
        for world in map(some_of, learn):
            row = scores(encoder, sharpness, world)
            right = torch.zeros_like(row)
            for i, ask in enumerate(world["asks"]):
                right[i, ask["right"]] = 1 / len(ask["right"])
            loss = -(right * row.log_softmax(-1)).sum(-1).mean()
            some = random.sample(asking["learn"], ASKING_BATCH)
            sums = judge(encoder([row["tokens"] for row in some]))
            loss = loss + ASKING_COUNTS * F.cross_entropy(sums, torch.tensor([row["is"] for row in some]), shares)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            steps_down(optimiser, rates, step, steps, 60)
            optimiser.step()
            step += 1
        say(f"round {turn + 1} of {rounds}", found_first(encoder.eval(), sharpness, apart))
        write_tuned(encoder, path)


if __name__ == "__main__":
    main(*sys.argv[1:])
