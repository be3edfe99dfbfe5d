"""mean_answers.py <lessons folder> <answers.bin> <go.bin>:<share>...: the mean of several goes of tune_answers.py, and how it does on the authors that were left out."""

import json
import sys
from pathlib import Path

import torch

from encoder import mean_of, say, write_tuned
from tune_answers import found_first


def main(folder, path, *goes):
    paths, shares = zip(*(go.rsplit(":", 1) for go in goes))
    encoder = mean_of(paths, [float(share) for share in shares])
    apart = json.loads((Path(folder) / "answers.json").read_text())["apart"]
    say("first, among two, among three:", found_first(encoder, torch.tensor(3.0), apart))
    write_tuned(encoder, path)


if __name__ == "__main__":
    main(*sys.argv[1:])
